import { useWording } from '#i18n/use-wording.ts'
import { FieldError } from '#ui/field/field-parts.tsx'
import { OTHER_DAYS, type SlotChoice } from './slot-days.ts'

/** Free times by day. Radio inputs: they work in any form, by keyboard and without script. */
export function SlotPicker({
  choice,
  chosen,
  error,
  onChoose,
  hrefOfPage,
}: {
  choice: SlotChoice
  chosen?: string
  error?: string | undefined
  /** A time was chosen; `byTouch` by hand, not by stepping through the times with the keyboard. */
  onChoose?: (value: string, byTouch: boolean) => void
  /** Where other days are shown; without it they are asked for with the form, so that it keeps what was typed. */
  hrefOfPage?: (page: number) => string
}) {
  const t = useWording('calls')
  const to = (page: number, label: string) =>
    hrefOfPage ? (
      <a href={hrefOfPage(page)}>{label}</a>
    ) : (
      <button type="submit" name={OTHER_DAYS} value={page}>
        {label}
      </button>
    )
  return (
    <fieldset className="calls-slots" aria-describedby={error ? 'slot-error' : undefined}>
      <legend className="ui-field__label">{t('choose')}</legend>
      <FieldError id="slot-error">{error}</FieldError>
      <div className="calls-slots__days">
        {choice.days.map(({ label, times }, index) => (
          <fieldset key={label}>
            <legend className="calls-slots__day">{label}</legend>
            <div className="calls-slots__times">
              {times.map((time, position) => (
                <label key={time.value} className="calls-slots__time">
                  <input
                    type="radio"
                    name="slot"
                    id={index + position === 0 ? 'slot' : undefined}
                    value={time.value}
                    defaultChecked={time.value === chosen}
                    // Keys that step through radio inputs click without a pointer.
                    onClick={({ detail }) => onChoose?.(time.value, detail > 0)}
                    required
                  />
                  <span>{time.label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p className="calls-slots__pages">
        {choice.earlier && to(choice.earlier, t('earlier'))}
        {choice.later && to(choice.later, t('more'))}
      </p>
      <p aria-live="polite" className="ui-visually-hidden">
        {[...new Set([choice.days[0]?.label, choice.days.at(-1)?.label])].join(' – ')}
      </p>
    </fieldset>
  )
}
