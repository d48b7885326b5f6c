import { createUsePuck } from '@puckeditor/core'
import { useMemo } from 'react'
import { type BlockKind, blockForms } from '../block-forms.ts'
import type { DraftBlock } from '../contract.ts'
import { useEditor } from '../editor-context.ts'
import { messagesAt } from '../problems-of-blocks.ts'
import { BesideTexts } from './beside-texts.tsx'
import { FieldGroup } from './field-group.tsx'
import { FieldMessagesContext, useFoundMessages } from './field-messages.ts'
import { Messages } from './messages.tsx'

const usePuck = createUsePuck()

interface BlockFormProps {
  kind: BlockKind
  value: Record<string, unknown>
  onChange(value: Record<string, unknown>): void
  readOnly: boolean
}

/** The form of the chosen block. */
export function BlockForm({ kind, value, onChange, readOnly }: BlockFormProps) {
  const { problems } = useEditor()
  const blockId = usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
  const block = useMemo((): DraftBlock => ({ __component: kind, ...value }), [kind, value])
  const found = useFoundMessages(block)
  const messages = useMemo(
    () => ({ found, said: (path: readonly string[]) => messagesAt(problems, blockId, path) }),
    [found, problems, blockId],
  )
  return (
    <FieldMessagesContext value={messages}>
      <div className="block-form">
        <BesideTexts kind={kind} />
        <Messages id={`${blockId}-problems`} messages={messages.said([])} />
        <FieldGroup
          fields={blockForms[kind]}
          value={value}
          onChange={onChange}
          path={[]}
          readOnly={readOnly}
        />
      </div>
    </FieldMessagesContext>
  )
}
