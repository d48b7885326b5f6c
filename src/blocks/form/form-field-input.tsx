import { RadioGroup } from '#ui/choice/radio-group.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { DateField } from '#ui/field/date-field.tsx'
import { splitDate } from '#ui/field/join-date.ts'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import type { FormFieldProps } from './form-field-props.ts'
import { inputId, inputName } from './form-state.ts'
import { UploadField } from './upload-field.tsx'

/** One question, by its kind. */
export function FormFieldInput(props: FormFieldProps) {
  const { field, formName, place, t, typed, error } = props
  const { id, label, help, required } = field
  const basics = {
    name: inputName(id),
    id: inputId(formName, id),
    label,
    help,
    error,
    optionalLabel: required ? undefined : t('optional'),
  }
  const text = { ...basics, defaultValue: typed[0], required }
  switch (field.__component) {
    case 'fields.text':
      return <TextField {...text} maxLength={field.maxLength} autoComplete={field.autocomplete} />
    case 'fields.email':
      return <TextField {...text} type="email" inputMode="email" autoComplete="email" />
    case 'fields.phone':
      return <TextField {...text} type="tel" inputMode="tel" autoComplete="tel" />
    case 'fields.long-text':
      return <TextArea {...text} rows={6} maxLength={field.maxLength} />
    case 'fields.choice':
      return field.options.length <= mostRadios ? (
        <RadioGroup {...text} options={field.options} />
      ) : (
        <Select {...text} options={field.options} placeholder={t('choose')} />
      )
    case 'fields.choices':
      return <ChoicesField {...basics} options={field.options} chosen={typed} />
    case 'fields.date':
      return (
        <DateField
          {...basics}
          partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
          defaultValue={splitDate(typed[0] ?? '')}
        />
      )
    case 'fields.upload':
      return <UploadField {...props} field={field} basics={basics} />
    case 'fields.consent':
      return (
        <div>
          <Checkbox
            name={basics.name}
            id={basics.id}
            value="yes"
            defaultChecked={typed[0] === 'yes'}
            required={required}
            help={help}
            error={error}
            label={label}
          />
          {/* Beside the label: inside it a click would tick the box. */}
          {field.link && (
            <p className="form-block__link">
              <a href={place.href(field.link.url)}>{field.link.label}</a>
            </p>
          )}
        </div>
      )
  }
}

/** More than these are a list to open. */
const mostRadios = 4
