import type { ReactNode } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { MOST_READ_THROUGH } from '#insurance/fields/sort-options.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { RadioGroup } from '#ui/choice/radio-group.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { DateField } from '#ui/field/date-field.tsx'
import { FieldError } from '#ui/field/field-parts.tsx'
import { splitDate } from '#ui/field/join-date.ts'
import { MoneyField } from '#ui/field/money-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PlusIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { autoComplete } from './auto-complete.ts'
import { DocumentChecks } from './document-checks.tsx'
import { euroText } from './euro-text.ts'
import type { InputPlace } from './input-place.ts'
import { NotSure, ReadMore } from './not-sure.tsx'
import type { ScreenInput } from './screen-model.ts'
import { SeveralInput } from './several-input.tsx'
import { SignatureInput } from './signature-input.tsx'
import { UploadInput } from './upload-input.tsx'

/** One question, drawn by its kind; composites and lists draw the questions inside. */
export function FieldInput({ input, place }: { input: ScreenInput; place: InputPlace }) {
  const more = place.help[input.name]
  if (input.entries || input.parts || (input.id === 'documentsRead' && place.documents)) {
    return (
      <div className="apply-question" data-kind={input.kind}>
        <SeveralInputs input={input} place={place} />
        <ChangeEarlier input={input} place={place} />
        {more && <ReadMore link={more} />}
      </div>
    )
  }
  const opensOnTap = TAPPED.includes(input.kind) && input.help
  return (
    <div className="apply-question" data-kind={input.kind}>
      <SingleInput input={input} place={place} />
      <ChangeEarlier input={input} place={place} />
      {opensOnTap ? <NotSure help={input.help} more={more} /> : more && <ReadMore link={more} />}
    </div>
  )
}

/** The way to an answer of another page that this one contradicts; from there it leads back here. */
function ChangeEarlier({ input, place }: { input: ScreenInput; place: InputPlace }) {
  const t = useWording('apply')
  if (input.changeAt === undefined || input.errors.length === 0) return null
  return (
    <p className="apply-more">
      <a href={`${place.base}/${input.changeAt}`} className="ui-link">
        {t('changeEarlier')}
      </a>
    </p>
  )
}

function SeveralInputs({ input, place }: { input: ScreenInput; place: InputPlace }) {
  if (input.entries) return <ListInput input={input} place={place} />
  if (input.parts) return <PartsInput input={input} place={place} />
  return (
    <DocumentChecks
      input={input}
      documents={place.documents ?? []}
      remind={place.remind === true}
    />
  )
}

function SingleInput({ input, place }: { input: ScreenInput; place: InputPlace }) {
  const t = useWording('apply')
  const { name, kind, value, options = [] } = input
  const basics = {
    name,
    label: input.question,
    help: helpBeside(input),
    error: input.errors[0],
    optionalLabel: input.required ? undefined : t('optional'),
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (kind) {
    case 'choice':
    case 'state':
    case 'country': {
      const choices = kind === 'country' ? place.countries : options
      if (choices.length > MOST_READ_THROUGH) {
        return (
          <Select
            {...basics}
            options={[...choices]}
            placeholder={t('choose')}
            defaultValue={text}
            autoComplete={autoComplete(input)}
          />
        )
      }
      return (
        <RadioGroup
          {...basics}
          options={[...choices]}
          defaultValue={text}
          hideLabel={place.isHeading === true}
        />
      )
    }
    case 'yesNo':
      return input.sensitive === 'health' ? (
        <ChoiceChips {...basics} options={[...options]} defaultValue={text} layout="even" />
      ) : (
        <RadioGroup
          {...basics}
          options={[...options]}
          defaultValue={text}
          layout="columns"
          hideLabel={place.isHeading === true}
        />
      )
    case 'severalChoices':
      return <SeveralInput input={input} hideLabel={place.isHeading === true} />
    case 'consent':
      return (
        <Checkbox
          name={name}
          value="yes"
          look="card"
          label={input.question}
          error={input.errors[0]}
          defaultChecked={value === 'yes' || value === 'on'}
        />
      )
    case 'date':
    case 'birthDate':
      return (
        <DateField
          {...basics}
          help={withAge(basics.help, input.aged && t('date.aged', { ...input.aged }))}
          doubt={input.doubt}
          partLabels={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
          defaultValue={splitDate(text)}
          birthday={autoComplete(input) === 'bday'}
        />
      )
    case 'money':
      return (
        <MoneyField
          {...basics}
          currency="€"
          currencyPosition={place.language === 'en' ? 'before' : 'after'}
          period={input.unit}
          defaultValue={euroText(value, place.language)}
        />
      )
    case 'number':
      return (
        <TextField
          {...basics}
          inputMode="numeric"
          autoComplete="off"
          characters={input.unit ? 10 : 5}
          suffix={input.unit}
          defaultValue={text}
        />
      )
    case 'upload':
      return (
        <UploadInput
          input={input}
          refused={place.refused?.name === input.name ? place.refused : undefined}
        />
      )
    case 'signature':
      return <SignatureInput input={input} basics={{ ...basics, doubt: input.doubt }} />
    case 'text':
      if (input.long) return <TextArea {...basics} defaultValue={text} />
      break
  }
  return (
    <TextField
      {...basics}
      {...textTraits(input)}
      doubt={input.doubt}
      autoComplete={autoComplete(input)}
      suffix={input.unit}
      defaultValue={text}
    />
  )
}

/** What opens on a tap stays out of the way of those who know; short fields keep it in sight. */
const TAPPED: readonly ScreenInput['kind'][] = ['choice', 'severalChoices', 'yesNo']

function helpBeside({ kind, help }: ScreenInput): string | undefined {
  return TAPPED.includes(kind) ? undefined : help
}

function withAge(help: string | undefined, age: string | undefined): string | undefined {
  return help && age ? `${help} ${age}` : (help ?? age)
}

function PartsInput({ input, place }: { input: ScreenInput; place: InputPlace }) {
  return (
    <fieldset className="apply-parts">
      <legend className="ui-visually-hidden">{input.question}</legend>
      <FieldError>{input.errors[0]}</FieldError>
      {input.parts?.map((part) => (
        <FieldInput key={part.name} input={part} place={{ ...place, isHeading: false }} />
      ))}
    </fieldset>
  )
}

function ListInput({ input, place }: { input: ScreenInput; place: InputPlace }) {
  const t = useWording('apply')
  const entries = input.entries ?? []
  return (
    <div className="apply-list" id={input.name} tabIndex={-1}>
      <h2 className="apply-list__title">
        <Words>{input.question}</Words>
        {!input.required && <span className="ui-field__optional"> {t('optional')}</span>}
      </h2>
      {input.help && (
        <p className="ui-field__help">
          <Words>{input.help}</Words>
        </p>
      )}
      <FieldError>{input.errors[0]}</FieldError>
      {entries.map((parts, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
          key={index}
          className="apply-entry"
        >
          <legend>{t('list.entry', { number: String(index + 1) })}</legend>
          {parts.map((part) => (
            <FieldInput key={part.name} input={part} place={{ ...place, isHeading: false }} />
          ))}
          {input.mayRemove && (
            <ListButton value={`remove:${input.name}.${index}`} icon={<TrashIcon />}>
              {t('list.remove', { number: String(index + 1) })}
            </ListButton>
          )}
        </fieldset>
      ))}
      {input.add && (
        <ListButton value={`add:${input.name}`} icon={<PlusIcon />}>
          {input.add}
        </ListButton>
      )}
      {input.full && <p className="ui-field__help">{input.full}</p>}
    </div>
  )
}

/** Sends the page, so that it works without script and nothing typed is lost. */
function ListButton(props: { value: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="small"
      name="_do"
      value={props.value}
      formNoValidate
      iconStart={props.icon}
    >
      {props.children}
    </Button>
  )
}

function textTraits({ kind, id, digits }: ScreenInput) {
  const keys = digits ? ({ inputMode: 'numeric' } as const) : {}
  switch (kind) {
    case 'email':
      return { type: 'email', inputMode: 'email', spellCheck: false } as const
    case 'phone':
      return { type: 'tel', inputMode: 'tel' } as const
    case 'iban':
    case 'identifier':
      return { ...keys, spellCheck: false, autoCapitalize: 'characters' } as const
    case 'postcode':
      return { ...keys, characters: 10 } as const
    default:
      return id === 'houseNo' ? ({ characters: 5 } as const) : {}
  }
}
