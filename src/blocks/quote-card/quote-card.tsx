import type { ReactNode } from 'react'
import { Words } from '#i18n/words.tsx'
import { isUnusualPostcode } from '#insurance/identifiers/postcode.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ArrowRightIcon, ChevronDownIcon, InfoIcon } from '#ui/icons/icons.tsx'
import { Range } from '#ui/range/range.tsx'
import { rangeText } from '#ui/range/range-text.ts'
import type { CardControl, CardSetup } from './card-setup.ts'
import type { CardAnswer } from './quote-for-card.ts'

type QuoteCardProps = {
  setup: CardSetup
  answer: CardAnswer
  /** Given once it lives: the price follows every move. */
  live?: { values: Record<string, string>; onMove: (key: string, value: string) => void }
}

/** The id of the card's form, to which buttons elsewhere on the page belong. */
export const QUOTE_FORM = 'quote'

/** No price is gone on with where there is none: in a new year, or with answers that a person looks at. */
export function labelOfWay(setup: CardSetup, answer: CardAnswer): string {
  return answer.outcome === 'quoted' ? setup.applyLabel : setup.unpricedLabel
}

/** A line's price for two to four answers. A plain form that becomes live when it is touched. */
export function QuoteCard({ setup, answer, live }: QuoteCardProps) {
  const { wording, controls } = setup
  const errors = answer.outcome === 'incomplete' ? answer.errors : {}
  return (
    <form
      id={QUOTE_FORM}
      className="quote-card"
      action={`${setup.page}#${QUOTE_FORM}`}
      aria-labelledby="quote-title"
    >
      <div className="quote-card__head">
        <h2 id="quote-title">{wording.title}</h2>
        <p>
          <Words>{wording.lead}</Words>
        </p>
        {setup.broker && (
          <p className="quote-card__broker">
            {setup.broker.text}{' '}
            <a href={setup.broker.href} className="ui-link">
              {setup.broker.label}
            </a>
          </p>
        )}
      </div>
      {Object.entries(setup.fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="quote-card__controls">
        {controls.map((control) => (
          <Control
            key={control.key}
            control={control}
            intl={setup.intl}
            error={errors[control.key]}
            live={live}
          />
        ))}
      </div>
      <Button type="submit" variant="secondary" size="small" className="quote-card__update">
        {wording.update}
      </Button>
      <div className="quote-card__answer" aria-live="polite">
        <Answer setup={setup} answer={answer} />
      </div>
      <Button
        type="submit"
        formAction={setup.apply}
        fullWidth
        iconEnd={<ArrowRightIcon data-nudge="forward" />}
      >
        {labelOfWay(setup, answer)}
      </Button>
      {setup.demo && (
        <p className="quote-card__demo">
          <InfoIcon />
          {wording.demo}
        </p>
      )}
    </form>
  )
}

function Control({
  control,
  intl,
  error,
  live,
}: {
  control: CardControl
  intl: string
  error: string | undefined
  live: QuoteCardProps['live']
}) {
  const { key, label } = control
  const value = live?.values[key] ?? control.value
  const move = (event: { target: { value: string } }) => live?.onMove(key, event.target.value)
  const id = `quote-${key.replaceAll('.', '-')}`
  const field = { id, name: key, label, error }
  const given = live ? { value, onChange: move } : { defaultValue: value }
  switch (control.kind) {
    case 'range': {
      const { min, max, step, prefix, suffix, suffixOne } = control
      const number = live
        ? { value: Number(value), onChange: move }
        : { defaultValue: Number(value) }
      const show = (end: number) => rangeText(end, control, intl)
      return (
        <Range
          {...field}
          min={min}
          max={max}
          step={step}
          prefix={prefix ?? ''}
          suffix={suffix ?? ''}
          suffixOne={suffixOne}
          {...number}
          locale={intl}
          minLabel={show(min)}
          maxLabel={show(max)}
        />
      )
    }
    case 'postcode':
      return (
        <TextField
          {...field}
          {...given}
          doubt={isUnusualPostcode(value) && control.unusual}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          pattern="\d{5}"
        />
      )
    case 'chips':
      return (
        <ChoiceChips
          {...field}
          {...given}
          options={control.options}
          layout={isEven(control.options) ? 'even' : 'flow'}
        />
      )
    case 'select':
      return <Select {...field} {...given} options={control.options} />
  }
}

/** Short answers share a row evenly; longer ones take the room they need. */
function isEven(options: readonly { label: string }[]): boolean {
  return options.length <= 3 && options.every(({ label }) => label.length <= 10)
}

function Answer({ setup, answer }: { setup: CardSetup; answer: CardAnswer }): ReactNode {
  const { wording } = setup
  if (answer.outcome === 'incomplete') return <p className="quote-card__none">{wording.noPrice}</p>
  if (answer.outcome !== 'quoted') {
    return (
      <div className="quote-card__none">
        <p>
          <strong>{answer.outcome === 'referred' ? wording.referred : wording.noPrice}</strong>
        </p>
        {answer.reasons.map((reason) => (
          <p key={reason}>
            <Words>{reason}</Words>
          </p>
        ))}
      </div>
    )
  }
  const { price, monthly, yearly, headline, facts, factors, notices, tierName } = answer
  return (
    <>
      {headline.map(({ label, text }) => (
        <p key={label} className="quote-card__price quote-card__price--fact">
          <strong>{text}</strong>{' '}
          <span>
            <Words>{label}</Words>
          </span>
        </p>
      ))}
      <p className={headline.length > 0 ? 'quote-card__second' : 'quote-card__price'}>
        <strong>{price}</strong> <span>{monthly ? wording.month : wording.once}</span>
      </p>
      <p className="quote-card__year">
        {[
          tierName,
          yearly && wording.year.replace('{price}', yearly),
          setup.taxIncluded && wording.taxIncluded,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <details className="quote-card__why">
        <summary>
          {wording.why}
          <ChevronDownIcon />
        </summary>
        <dl>
          {factors.map(({ label, operation, effect }) => (
            <div key={label}>
              <dt>
                <Words>{label}</Words> {operation && <span>{operation}</span>}
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        {facts.length > 0 && (
          <dl className="quote-card__facts">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>
                  <Words>{label}</Words>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {notices.map((notice) => (
          <p key={notice}>
            <Words>{notice}</Words>
          </p>
        ))}
      </details>
    </>
  )
}
