import { type FocusEvent, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Form, useLoaderData, useLocation } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { useWhosePage } from '#shell/whose-page.ts'
import { useFocus } from '#ui/a11y/use-focus.ts'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import { forgetAll } from './sealed-typing.ts'
import { useTyped } from './use-typed.ts'

/** What every page of the signed-in customer is loaded with besides. */
export type OwnLoaded = {
  /** The customer's id. */
  readonly owner: string
  /** With which the tab seals what is typed; see `sealed-typing.ts`. */
  readonly typingKey: string
  /** Whether something that belongs on the page could not be opened. */
  readonly isIncomplete: boolean
}

/** A page of one small form: signing in and what leads there. */
export function SmallPage({
  title,
  lead,
  children,
  below,
  isNextStep = false,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
  below?: ReactNode
  /** It takes the place of the step before: who hears the page is told so. */
  isNextStep?: boolean
}) {
  const heading = useFocus<HTMLHeadingElement>(isNextStep)
  return (
    <div className="ui-page account-small">
      <div className="account-small__form">
        <h1 ref={heading} tabIndex={isNextStep ? -1 : undefined}>
          {title}
        </h1>
        {lead && (
          <p className="account-lead">
            <Words>{lead}</Words>
          </p>
        )}
        <Card as="section" padding="large" className="account-stack">
          {children}
        </Card>
        {below && <div className="account-small__below">{below}</div>}
      </div>
      <HomeScene className="account-small__scene" />
    </div>
  )
}

/**
 * On a phone the menu is wider than the page. It begins where somebody is and follows the keyboard;
 * not the finger, under which it would move away.
 */
function useMenuInSight() {
  const list = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every arrival, also on the same page
  useEffect(() => bringIntoSight(list.current?.querySelector('[aria-current]')), [key])
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) bringIntoSight(target)
  }
  return { ref: list, onFocus }
}

/** By its list alone: the browser's own way might move the page. */
function bringIntoSight(item: Element | null | undefined): void {
  const list = item?.closest('ul')
  if (!list || !(item instanceof HTMLElement)) return
  list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}

const PLACES = ['policies', 'settings', 'data', 'recommend'] as const
type Place = (typeof PLACES)[number]

/** A page of the signed-in customer. */
export function OwnPage({
  title,
  lead,
  place,
  children,
}: {
  title: ReactNode
  lead?: string | undefined
  place: Place
  children: ReactNode
}) {
  const t = useWording('account')
  const inSight = useMenuInSight()
  const { owner, typingKey, isIncomplete }: Partial<OwnLoaded> = useLoaderData() ?? {}
  const whose = useWhosePage(owner)
  const typed = useTyped(typingKey, whose)
  return (
    <div className="ui-page account" {...typed}>
      <nav className="account-nav" aria-label={t('nav.label')}>
        <ul {...inSight}>
          {PLACES.map((each) => (
            <li key={each}>
              <a href={`/me/${each}`} aria-current={each === place ? 'page' : undefined}>
                {t(`nav.${each}`)}
              </a>
            </li>
          ))}
          <li>
            <Form method="post" action="/account/signout" reloadDocument onSubmit={forgetAll}>
              <button type="submit">{t('nav.signOut')}</button>
            </Form>
          </li>
        </ul>
      </nav>
      <h1>{title}</h1>
      {lead && (
        <p className="account-lead">
          <Words>{lead}</Words>
        </p>
      )}
      {isIncomplete && (
        <Notice kind="warning" title={t('incomplete.title')}>
          {t('incomplete.text')}
        </Notice>
      )}
      <Fragment key={whose}>{children}</Fragment>
    </div>
  )
}
