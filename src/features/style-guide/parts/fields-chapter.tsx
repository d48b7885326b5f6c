import { Checkbox } from '#ui/field/checkbox.tsx'
import { DateField } from '#ui/field/date-field.tsx'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MailIcon } from '#ui/icons/icons.tsx'
import { Range } from '#ui/range/range.tsx'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function FieldsChapter() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      lead="Help stands under the label, an error says what to do, and everything works before any script arrives."
    >
      <Row title="At rest">
        <BothThemes>{(prefix) => <FieldsAtRest prefix={prefix} />}</BothThemes>
      </Row>
      <Row title="With errors">
        <BothThemes>{(prefix) => <FieldsWithErrors prefix={prefix} />}</BothThemes>
      </Row>
      <Row title="Disabled">
        <BothThemes>{(prefix) => <FieldsDisabled prefix={prefix} />}</BothThemes>
      </Row>
    </Chapter>
  )
}

function FieldsAtRest({ prefix }: { prefix: string }) {
  return (
    <div className="grid gap-6">
      <TextField name={`${prefix}-name`} label="Full name" autoComplete="off" />
      <TextField
        name={`${prefix}-mail`}
        type="email"
        label="E-mail"
        help="We send your documents here, nothing else."
        prefix={<MailIcon />}
        placeholder="you@example.com"
      />
      <TextField
        name={`${prefix}-postcode`}
        label="Postcode"
        inputMode="numeric"
        characters={5}
        defaultValue="10115"
      />
      <TextField
        name={`${prefix}-area`}
        label="Size of your home"
        optionalLabel="(optional)"
        characters={10}
        suffix="m²"
        defaultValue="50"
      />
      <MoneyField
        name={`${prefix}-income`}
        label="Income before tax"
        currency="€"
        period="a year"
        defaultValue="54,000"
      />
      <DateField
        name={`${prefix}-birth`}
        label="Date of birth"
        help="For example 27 3 1994"
        partLabels={dateParts}
        birthday
      />
      <Select
        name={`${prefix}-country`}
        label="Nationality"
        placeholder="Please choose"
        options={countries}
      />
      <TextArea name={`${prefix}-note`} label="Anything we should know?" />
      <Range
        name={`${prefix}-size`}
        label="Size of your home"
        min={15}
        max={150}
        step={5}
        defaultValue={65}
        suffix=" m²"
        minLabel="15 m²"
        maxLabel="150 m²"
        locale="en"
      />
      <div className="grid gap-1">
        <Checkbox
          name={`${prefix}-news`}
          label="Write to me when the law changes"
          help="About twice a year."
        />
        <Checkbox name={`${prefix}-terms`} label="I have read the documents" defaultChecked />
        <Checkbox name={`${prefix}-bike`} look="card" label="Add my bike" defaultChecked />
      </div>
    </div>
  )
}

function FieldsWithErrors({ prefix }: { prefix: string }) {
  return (
    <div className="grid gap-6">
      <ErrorSummary
        title="Two answers need a second look"
        headingLevel={3}
        takeFocus={false}
        errors={[
          { id: `${prefix}-wrong-postcode`, message: 'Enter a postcode with five digits' },
          { id: `${prefix}-wrong-birth`, message: 'Enter a year with four digits' },
        ]}
      />
      <TextField
        name={`${prefix}-wrong-postcode`}
        label="Postcode"
        characters={5}
        defaultValue="1011"
        error="Enter a postcode with five digits, such as 10115."
      />
      <DateField
        name={`${prefix}-wrong-birth`}
        label="Date of birth"
        partLabels={dateParts}
        defaultValue={{ day: '27', month: '3', year: '94' }}
        error="Enter a year with four digits, such as 1994."
      />
      <Select
        name={`${prefix}-wrong-country`}
        label="Nationality"
        placeholder="Please choose"
        options={countries}
        error="Choose a country from the list."
      />
      <Checkbox
        name={`${prefix}-wrong-terms`}
        label="I have read the documents"
        error="Open the documents and tick the box."
      />
    </div>
  )
}

function FieldsDisabled({ prefix }: { prefix: string }) {
  return (
    <div className="grid gap-6">
      <TextField name={`${prefix}-off`} label="Policy number" defaultValue="FE-2210" disabled />
      <Select name={`${prefix}-off-country`} label="Country" options={countries} disabled />
      <DateField name={`${prefix}-off-date`} label="Starts on" partLabels={dateParts} disabled />
      <Range
        name={`${prefix}-off-size`}
        label="Size"
        min={0}
        max={10}
        defaultValue={4}
        locale="en"
        disabled
      />
      <Checkbox name={`${prefix}-off-box`} label="Always on" defaultChecked disabled />
    </div>
  )
}

const dateParts = { day: 'Day', month: 'Month', year: 'Year' }
const countries = [
  { value: 'br', label: 'Brazil' },
  { value: 'in', label: 'India' },
  { value: 'ie', label: 'Ireland' },
]
