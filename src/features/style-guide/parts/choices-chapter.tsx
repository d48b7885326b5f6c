import { Badge } from '#ui/badge/badge.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { RadioGroup } from '#ui/choice/radio-group.tsx'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function ChoicesChapter() {
  return (
    <Chapter
      id="choices"
      title="Choices"
      lead="A question with few answers shows them all. Large cards in a form, chips where answers are short."
    >
      <Row title="Radio group, narrow (424 px)">
        <BothThemes>
          {(prefix) => (
            <div className="grid gap-8">
              <RadioGroup
                name={`${prefix}-floor`}
                label="Where in the building do you live?"
                help="Ground floors are broken into more often."
                options={floors}
                defaultValue="upper"
              />
              <RadioGroup
                name={`${prefix}-floor-wrong`}
                label="Where in the building do you live?"
                options={floors.slice(0, 2)}
                error="Choose the floor of your front door."
              />
            </div>
          )}
        </BothThemes>
      </Row>
      <Row title="Radio group, wide (736 px)">
        <BothThemes stacked>
          {(prefix) => (
            <RadioGroup
              name={`${prefix}-plan`}
              label="Which plan suits you?"
              width="wide"
              layout="columns"
              options={plans}
              defaultValue="plus"
            />
          )}
        </BothThemes>
      </Row>
      <Row title="Choice chips">
        <BothThemes>
          {(prefix) => (
            <div className="grid gap-8">
              <ChoiceChips
                name={`${prefix}-why`}
                label="What brings you here?"
                options={reasons}
                defaultValue="moving"
              />
              <ChoiceChips
                name={`${prefix}-deductible`}
                label="Deductible"
                layout="even"
                options={deductibles}
                defaultValue="150"
              />
              <ChoiceChips
                name={`${prefix}-why-wrong`}
                label="With an error"
                options={reasons.slice(1, 3)}
                error="Choose one."
              />
              <ChoiceChips
                name={`${prefix}-why-off`}
                label="Disabled"
                options={reasons.slice(1, 4)}
                defaultValue="job"
                disabled
              />
            </div>
          )}
        </BothThemes>
      </Row>
    </Chapter>
  )
}

const floors = [
  { value: 'basement', label: 'Basement' },
  { value: 'ground', label: 'Ground floor' },
  {
    value: 'upper',
    label: '1st to 3rd floor',
    help: 'The floor above the ground floor is the 1st.',
  },
  { value: 'top', label: '4th floor or higher', disabled: true },
]

const plans = [
  { value: 'basic', label: 'Basic', help: 'What you must have.', aside: '€2.50' },
  {
    value: 'plus',
    label: (
      <>
        Plus <Badge variant="secondaryStrong">Most chosen</Badge>
      </>
    ),
    help: 'What most people want.',
    aside: '€4.88',
  },
]

const reasons = [
  { value: 'moving', label: "I'm moving to Germany" },
  { value: 'job', label: 'New job' },
  { value: 'study', label: 'Studying' },
  { value: 'freelance', label: 'Going freelance' },
  { value: 'one', label: 'Just one policy' },
]

const deductibles = ['0', '150', '300'].map((value) => ({ value, label: `€${value}` }))
