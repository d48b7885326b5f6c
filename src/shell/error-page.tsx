import type { ReactNode } from 'react'
import { isRouteErrorResponse, useMatches } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ErrorScene } from '#ui/scenes/error-scene.tsx'
import type { unsentIn } from './unsent-form.ts'

/** What has words of its own. */
const WORDED = [400, 403, 404, 405, 413, 429, 500, 503] as const
type ErrorStatus = (typeof WORDED)[number]

/** What went wrong in plain words, and a way on; below it what else may help. */
export function ErrorPage({
  status,
  homeHref,
  unsent,
  notInAccount = false,
  children,
}: {
  status: ErrorStatus
  homeHref: string
  /** The form that could not be taken in. */
  unsent?: ReturnType<typeof unsentIn>
  /** It was asked for in an account that does not have it. */
  notInAccount?: boolean
  children?: ReactNode
}) {
  const t = useWording('errors')
  const isPassing = status === 503 || status === 429
  const Scene = status === 404 ? EmptyScene : ErrorScene
  const frame = useFrame<AnyFrame>()
  const said = notInAccount ? 'otherAccount' : status
  const heading = t(`${said}.title`)
  const title = [heading, frame?.brandName].filter(Boolean).join(' | ')
  return (
    <section className="ui-page error-page">
      <title>{title}</title>
      <div>
        <h1>{heading}</h1>
        <p>{unsent ? t('unsent.text') : t(`${said}.text`)}</p>
        <div className="ui-buttons">
          {unsent && (
            <form method="post">
              {unsent.map(([name, value], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and nothing moves
                <input key={at} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{t('unsent.send')}</Button>
            </form>
          )}
          {/* A link asks for this very address anew, and never sends a form once more. */}
          {isPassing && !unsent && <Button href="">{t('tryAgain')}</Button>}
          {notInAccount ? (
            <Button href="/me/policies">{t('otherAccount.toAccount')}</Button>
          ) : (
            <Button href={homeHref} variant={isPassing ? 'secondary' : 'primary'}>
              {t('home')}
            </Button>
          )}
          {status === 404 && frame?.helpHref && (
            <Button href={frame.helpHref} variant="secondary">
              {t('help')}
            </Button>
          )}
        </div>
        {children}
      </div>
      <Scene />
    </section>
  )
}

/** What every frame knows. */
type AnyFrame = { brandName: string; homeHref: string; helpHref?: string }

/** The frame around the page, unless that is what failed. */
export function useFrame<Frame extends AnyFrame>(): Frame | undefined {
  return useMatches()
    .map(({ loaderData }) => (loaderData as { frame?: Frame } | undefined)?.frame)
    .find(Boolean)
}

/** The status whose words fit: its own, else "not right" or "broken". */
export function errorStatusOf(error: unknown): ErrorStatus {
  const status = isRouteErrorResponse(error) ? error.status : 500
  // Said by a proxy while the product behind it is away.
  if (status === 502 || status === 504) return 503
  const worded = WORDED.find((known) => known === status)
  return worded ?? (status >= 400 && status < 500 ? 400 : 500)
}
