import { createUsePuck } from '@puckeditor/core'
import { describeDocument, type NameOf } from '../../difference/compare-attributes.ts'
import type { BlockKind } from '../block-forms.ts'
import { useEditor, useReferences } from '../editor-context.ts'
import { nameOf } from './reference-name.tsx'

const usePuck = createUsePuck()

/** What the same block says in the language that stands beside, to read while writing. */
export function BesideTexts({ kind }: { kind: BlockKind }) {
  const { beside } = useEditor()
  const references = useReferences()
  const index = usePuck((puck) => puck.appState.ui.itemSelector?.index)
  const other = index === undefined ? undefined : beside?.blocks[index]
  if (beside === undefined || other?.__component !== kind) return null
  const named: NameOf = (target, uid) => nameOf(target, references.record(target, uid)) ?? uid
  const texts = [...describeDocument('pages', { blocks: [other] }, named)]
  return (
    <details className="block-form__beside" open>
      <summary>{beside.locale}</summary>
      <dl lang={beside.locale.slice(0, 2)}>
        {texts.map(([label, text]) => (
          <div key={label}>
            <dt lang="en">{withoutBlock(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** `Block 1, Hero, Title` → `Title` */
function withoutBlock(label: string): string {
  return label.split(', ').slice(2).join(', ')
}
