import type { FormField } from '#content/form-fields/registry.ts'
import type { Populated } from '#content/source/content-entry.ts'
import { UPLOAD_LIMIT_MEGABYTES, UPLOADS_LIMIT_MEGABYTES } from '#platform/files/upload-limits.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import {
  describeField,
  type FieldBasics,
  FieldError,
  FieldHelp,
  FieldLabel,
} from '#ui/field/field-parts.tsx'
import { WarningIcon } from '#ui/icons/icons.tsx'
import type { FormFieldProps } from './form-field-props.ts'
import { keptName } from './form-state.ts'

type UploadFieldProps = Omit<FormFieldProps, 'field'> & {
  field: Extract<Populated<FormField>, { __component: 'fields.upload' }>
  basics: FieldBasics
}

/** Files. What has arrived already stays, unless its tick is taken away. */
export function UploadField({ field, basics, kept, t }: UploadFieldProps) {
  const { name, label, optionalLabel } = basics
  const hint = t('upload.hint', { megabytes: UPLOAD_LIMIT_MEGABYTES, count: field.maxFiles })
  const help = [basics.help, hint].filter(Boolean).join(' ')
  const { id, helpId, errorId, aria } = describeField({ ...basics, help })
  const choiceId = `${id}-choice`
  return (
    <div className="ui-field">
      <FieldLabel htmlFor={id} optionalLabel={optionalLabel}>
        {label}
      </FieldLabel>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{basics.error}</FieldError>
      {kept.map((file) => (
        <Checkbox
          key={file.ticket}
          name={keptName(field.id)}
          id={`${id}-${file.ticket}`}
          value={file.ticket}
          label={`${t('upload.kept')} ${file.name}`}
          defaultChecked
        />
      ))}
      {/* For the script that takes back what is too large: a bubble of the browser would be gone in seconds. */}
      <p className="ui-field__error" id={choiceId} role="alert" hidden>
        <WarningIcon />
        <span />
      </p>
      <input
        {...aria}
        aria-describedby={[aria['aria-describedby'], choiceId].join(' ')}
        className="ui-file form-block__file"
        type="file"
        id={id}
        name={name}
        multiple={field.maxFiles > 1}
        data-too-large={t('upload.tooLarge', { megabytes: UPLOAD_LIMIT_MEGABYTES })}
        data-too-large-together={t('upload.tooLargeTogether', {
          megabytes: UPLOADS_LIMIT_MEGABYTES,
        })}
        accept=".pdf,.jpg,.jpeg,.png,.heic,application/pdf,image/jpeg,image/png,image/heic"
      />
    </div>
  )
}
