import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'
import { type ChosenAnswer, chosenAnswer } from './chosen-answer.ts'
import { formNameOf } from './form-state.ts'

export interface FormView {
  /** The page's own path, with its locale: where the form is sent. */
  readonly action: string
  /** Whether the visitor has just sent it. */
  readonly isSent: boolean
  /** Where a visitor can write when the form does not take it. */
  readonly email: string
  /** What the link chose that led here. */
  readonly chosen?: ChosenAnswer | undefined
}

export function prepareForm(block: BlockOf<'blocks.form'>, context: PrepareContext): FormView {
  const name = formNameOf(block.form?.uid ?? '')
  return {
    action: context.href(context.path),
    isSent: name !== '' && context.readQuery('sent') === name,
    email: context.settings?.emails.help ?? '',
    chosen: chosenAnswer(block.form?.attributes.fields ?? [], context.readQuery),
  }
}
