import type { ReactNode } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ChevronUpIcon } from '#ui/icons/icons.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import type { StepFrame } from './page-data.ts'
import { Amount, PricePanel } from './price-panel.tsx'
import type { PriceView } from './price-view.ts'

/** Every page between the first question and the order: progress, the page, the price beside it. */
export function StepLayout(props: {
  frame: StepFrame
  /** The price as it is now, when it follows the typing. */
  price?: PriceView | undefined
  /** Label of the button that lies on the bar of phones; without it the bar has the price alone. */
  continueLabel?: string | undefined
  wide?: boolean
  children: ReactNode
}) {
  const t = useWording('apply')
  const { frame } = props
  const { steps, current, name } = frame.progress
  const price = props.price ?? frame.price
  return (
    <div className="ui-page apply">
      <Progress
        className={steps.length > 8 ? 'apply-progress apply-progress--many' : 'apply-progress'}
        steps={steps.map(({ label, screen }) => ({ label, href: `${frame.base}/${screen}` }))}
        current={current}
        label={t('progress')}
        summary={t('step', {
          number: String(current + 1),
          total: String(steps.length),
          name,
        })}
      />
      <div className="apply__columns" data-wide={props.wide || undefined}>
        <div className="apply__page">{props.children}</div>
        {!props.wide && (
          <aside className="apply__aside" aria-label={t('price.label')}>
            <PricePanel view={price} base={frame.base} />
          </aside>
        )}
      </div>
      {!props.wide && <PhoneBar price={price} frame={frame} continueLabel={props.continueLabel} />}
    </div>
  )
}

/** The price at the bottom edge of phones; a tap opens what it is made from. */
function PhoneBar(props: {
  price: PriceView
  frame: StepFrame
  continueLabel: string | undefined
}) {
  const t = useWording('apply')
  const { price } = props.price
  return (
    <div className="apply-bar">
      <details className="apply-bar__details">
        <summary>
          {/* The only price of a phone: what moves it is far above. */}
          <span className="apply-bar__price" aria-live="polite">
            {price.kind === 'none' ? t('price.open') : <Amount price={price} />}
          </span>
          <span className="apply-bar__more">
            {t('price.details')} <ChevronUpIcon />
          </span>
        </summary>
        <div className="apply-bar__panel">
          <PricePanel view={props.price} base={props.frame.base} isHeard={false} />
        </div>
      </details>
      {/* As wide as the page's own button, which lies here: there is one, also without script. */}
      {props.continueLabel && (
        <span className="ui-button ui-button--small apply-bar__room" aria-hidden="true">
          {props.continueLabel} <ArrowRightIcon />
        </span>
      )}
    </div>
  )
}

/** The page's one form, which buttons outside of it name. */
export const FORM_ID = 'apply-form'

/** Back keeps what was typed: it sends the page and goes to the one before. */
export function StepButtons(props: { back: boolean; label: string; busy?: string | undefined }) {
  const t = useWording('apply')
  return (
    <div className="apply-buttons">
      {props.back && (
        <Button
          type="submit"
          variant="secondary"
          name="_do"
          value="back"
          formNoValidate
          iconStart={<ArrowLeftIcon />}
        >
          {t('back')}
        </Button>
      )}
      <Button
        type="submit"
        className="apply-buttons__on"
        iconEnd={<ArrowRightIcon />}
        loading={props.busy}
      >
        {props.label}
      </Button>
    </div>
  )
}
