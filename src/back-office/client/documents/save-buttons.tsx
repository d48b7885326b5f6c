import { setSubmissionErrors, useRecordContext, useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { DocumentRecord } from '../../wire/document-record.ts'
import type { SaveAction } from '../data-provider.ts'
import { SteadyButton } from '../steady-button.tsx'
import { focusFirstProblem } from './focus-first-problem.ts'
import { rememberSent } from './typed-meanwhile.ts'

/** Sends the form with what shall be done with it, and shows what the server says to it. */
export function useSave(): (action: SaveAction) => Promise<void> {
  const form = useFormContext()
  const { save } = useSaveContext()
  return (action) => {
    // Errors of the server belong to what was sent then; fields without an input would keep theirs.
    form.clearErrors()
    return form.handleSubmit(async (values) => {
      rememberSent(form.control, values['attributes'])
      const errors = await save?.({ ...values, action })
      if (!errors) return
      setSubmissionErrors(errors, form.setError)
      // Once they are drawn.
      setTimeout(focusFirstProblem)
    })()
  }
}

export type SaveButtonsProps = { actions: readonly ('save' | 'publish')[] }

export function SaveButtons({ actions }: SaveButtonsProps) {
  const record = useRecordContext<DocumentRecord>()
  const save = useSave()
  const { isSubmitting, dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const isPublic = record?.stage === 'published' && !isDirty
  const isOnly = actions.length === 1
  return (
    <>
      {actions.includes('publish') && (
        <SteadyButton
          variant="contained"
          isOff={isSubmitting || isPublic}
          onClick={() => save('publish')}
        >
          Publish
        </SteadyButton>
      )}
      {actions.includes('save') && (
        <SteadyButton
          variant={isOnly ? 'contained' : 'outlined'}
          isOff={isSubmitting || !isDirty}
          onClick={() => save('save')}
        >
          {isOnly ? 'Save' : 'Save draft'}
        </SteadyButton>
      )}
    </>
  )
}
