import type { BlockProps } from '../block-props.ts'
import { RelatedLines } from './related-lines.tsx'

export function RelatedLinesBlock({ block, view }: BlockProps<'blocks.related-lines'>) {
  return view && <RelatedLines title={block.title} text={block.text} lines={view.lines} />
}
