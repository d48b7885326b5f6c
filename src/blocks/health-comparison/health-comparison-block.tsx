import { Island } from '#ui/island/island.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'
import LiveHealthComparison from './health-comparison.island.tsx'

export function HealthComparisonBlock({ block, view }: BlockProps<'blocks.health-comparison'>) {
  return (
    <section className="ui-section comparison-block" id="comparison">
      <div className="ui-page">
        <SectionHead title={block.title} text={block.text} />
        {view && <Island of={LiveHealthComparison} on="touch" props={{ view }} />}
      </div>
    </section>
  )
}
