import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  TextInput,
  useResourceContext,
} from 'react-admin'
import { emptyEntry } from '../../form-model/fill-entries.ts'
import type { FormField } from '../../form-model/form-field.ts'
import { hintOf, hintOfGroup } from '../../form-model/hint-of.ts'
import { isDrawn } from '../../form-model/is-drawn.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { namingFields } from '../../form-model/name-of-entry.ts'
import { BlocksInput } from './blocks-input.tsx'
import { DocumentReferenceInput } from './document-reference-input.tsx'
import { EntryOfKind } from './entry-of-kind.tsx'
import { GroupInput } from './group-input.tsx'
import { ListInput } from './list-input.tsx'
import { MediaInput } from './media-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { useTextLanguage } from './text-language.ts'

/** The input for a field, whatever its kind. `source` is its place, relative to the input around it. */
export function FieldInput({ field, source }: { field: FormField; source: string }) {
  const label = labelOf(field.name)
  const lang = useTextLanguage()
  const hint = hintOf(useResourceContext() ?? '', field.name)
  // Marks what publishing asks for; a draft may be saved without it.
  const common = {
    source,
    label: field.required ? `${label} *` : label,
    helperText: hint ?? (false as const),
    ...(field.initial === undefined ? {} : { defaultValue: field.initial }),
  }
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...common}
          multiline={field.multiline}
          slotProps={{ htmlInput: { lang } }}
          {...(field.multiline ? { minRows: 3 } : {})}
        />
      )
    case 'rich-text':
      return <RichTextInput {...common} />
    case 'number':
      return (
        <NumberInput
          {...common}
          step={field.integer ? 1 : 'any'}
          {...(field.min === undefined ? {} : { min: field.min })}
          {...(field.max === undefined ? {} : { max: field.max })}
        />
      )
    case 'boolean':
      return <BooleanInput {...common} label={label} />
    case 'choice':
      return <SelectInput {...common} choices={choicesOf(field.values)} emptyText="None" />
    case 'choices':
      return (
        <CheckboxGroupInput
          source={source}
          label={common.label}
          helperText={common.helperText}
          choices={choicesOf(field.values)}
        />
      )
    case 'date':
      return <DateInput {...common} />
    case 'moment':
      return <DateTimeInput {...common} parse={parseMoment} />
    case 'group':
      return (
        <GroupInput label={label} hint={hintOfGroup(field)}>
          {field.fields.map((inner) => (
            <FieldInput key={inner.name} field={inner} source={`${source}.${inner.name}`} />
          ))}
        </GroupInput>
      )
    case 'list':
      return (
        <ListInput
          source={source}
          label={label}
          called={namingFields(field.fields)}
          empty={emptyEntry(field)}
        >
          {field.fields.map((inner) => (
            <FieldInput key={inner.name} field={inner} source={inner.name} />
          ))}
        </ListInput>
      )
    case 'reference':
      return field.target === 'media' ? (
        <MediaInput {...common} />
      ) : (
        <DocumentReferenceInput {...common} target={field.target} many={field.many} />
      )
    case 'blocks':
      return isDrawn(field) ? (
        <BlocksInput source={source} />
      ) : (
        <ListInput source={source} label={label} called={byLabel} empty={emptyEntry(field)}>
          <EntryOfKind kinds={field.blocks}>
            {(inner) => <FieldInput key={inner.name} field={inner} source={inner.name} />}
          </EntryOfKind>
        </ListInput>
      )
    case 'other':
      return null
  }
}

function choicesOf(values: readonly string[]) {
  return values.map((id) => ({ id, name: labelOf(id) }))
}

/** What entries of every kind have. */
const byLabel = [{ name: 'label', kind: 'text' }] as const

/** The browser gives local time without a zone; what is kept is a moment. */
function parseMoment(value: string): string | null {
  const moment = new Date(value)
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
