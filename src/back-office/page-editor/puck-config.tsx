import type { Config } from '@puckeditor/core'
import { memo, type ReactNode } from 'react'
import { Block } from '#blocks/block-list.tsx'
import { type BlockKind, blockForms, blockKinds, blockLabel } from './block-forms.ts'
import { usePlace, useReferences } from './editor-context.ts'
import { BlockForm } from './fields/block-form.tsx'
import { initialFields } from './initial-fields.ts'
import { shownBlock } from './shown-block.ts'
import { usePreparedBlock } from './use-prepared-block.ts'

type Fields = Record<string, unknown>

/** Every kind of block that a page may have, with its form and its real component. */
export const puckConfig: Config = {
  components: Object.fromEntries(blockKinds.map((kind) => [kind, componentOf(kind)])),
  root: {
    fields: {},
    render: ({ children }: { children?: ReactNode }) => (
      // Not to be taken for that of the back office, in which it stands.
      <main aria-label="The page">{children}</main>
    ),
  },
}

function componentOf(kind: BlockKind): Config['components'][string] {
  return {
    label: blockLabel(kind),
    defaultProps: { fields: initialFields(blockForms[kind]) },
    fields: {
      fields: {
        type: 'custom',
        render: ({ value, onChange, readOnly }) => (
          <BlockForm
            kind={kind}
            value={(value ?? {}) as Fields}
            onChange={onChange}
            readOnly={readOnly ?? false}
          />
        ),
      },
    },
    render: ({ fields }) => <CanvasBlock kind={kind} fields={fields as Fields | undefined} />,
  }
}

type CanvasBlockProps = { kind: BlockKind; fields: Fields | undefined }

/** Puck draws all of a page's blocks anew when one is chosen or moved: they look as before. */
const CanvasBlock = memo(function CanvasBlock({ kind, fields }: CanvasBlockProps) {
  const { locale } = usePlace()
  const { resolve } = useReferences()
  const prepared = usePreparedBlock(shownBlock({ __component: kind, ...fields }, resolve))
  // Links of the canvas are looked at, not followed.
  return <Block {...prepared} place={{ locale, href: (link) => link }} />
})
