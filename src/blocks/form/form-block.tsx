import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BlockProps } from '../block-props.ts'
import { FormFieldInput } from './form-field-input.tsx'
import { FORM_INPUTS, formAnchor, formNameOf, inputId } from './form-state.ts'

/** A form. Without script it is sent and answered by the page itself; script only saves the second look. */
export function FormBlock({ block, place, view }: BlockProps<'blocks.form'>) {
  const { form } = block
  if (!form) return null
  const name = formNameOf(form.uid)
  const { title, fields, submitLabel, successTitle, successText } = form.attributes
  const state = place.formState?.form === form.uid ? place.formState : undefined
  const chosen = view?.chosen ? { [view.chosen.field]: [view.chosen.value] } : {}
  const t = translator(place.locale, 'forms')
  return (
    <section className="ui-page ui-section form-block" id={formAnchor(name)}>
      <div className="form-block__intro">
        <h2>{block.title ?? title}</h2>
        {block.text && <p className="block-lead">{block.text}</p>}
      </div>
      {view?.isSent && !state ? (
        <Notice kind="success" title={successTitle} announce="status" tabIndex={-1} autoFocus>
          {successText}
        </Notice>
      ) : (
        <form
          className="form-block__form"
          method="post"
          // Without a fragment: a page that has one gives the focus to nothing.
          action={view?.action}
          encType={fields.some(isUpload) ? 'multipart/form-data' : undefined}
          // Errors are told by us, in the language of the page.
          noValidate
          data-form-token={state ? undefined : ''}
        >
          {state?.stage === 'errors' && (
            <ErrorSummary
              title={t('errorTitle', { count: state.problems.length })}
              headingLevel={3}
              errors={state.problems.map(({ field, inList }) => ({
                id: inputId(name, field),
                message: inList,
              }))}
            />
          )}
          {state && state.stage !== 'errors' && (
            <Notice
              kind={state.stage === 'check' ? 'info' : 'warning'}
              title={t(`${state.stage}.title`)}
              announce="alert"
              tabIndex={-1}
              autoFocus
            >
              {t(`${state.stage}.text`, { email: view?.email ?? '' })}
            </Notice>
          )}
          <input type="hidden" name={FORM_INPUTS.form} value={form.uid} />
          <input type="hidden" name={FORM_INPUTS.token} value={state?.token ?? ''} />
          <p className="form-block__bait" aria-hidden="true">
            <label>
              {t('bait')}
              <input name={FORM_INPUTS.bait} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          {fields.map((field) => (
            <FormFieldInput
              key={field.id}
              field={field}
              place={place}
              t={t}
              formName={name}
              typed={(state?.typed ?? chosen)[field.id] ?? []}
              kept={state?.kept[field.id] ?? []}
              error={state?.problems.find((problem) => problem.field === field.id)?.message}
            />
          ))}
          <Button type="submit" iconEnd={<ArrowRightIcon />}>
            {submitLabel}
          </Button>
        </form>
      )}
    </section>
  )
}

function isUpload({ __component }: { __component: string }): boolean {
  return __component === 'fields.upload'
}
