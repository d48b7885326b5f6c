import { afterChoice } from '#consent/after-choice.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { ReportingSettings } from './reporting-settings.ts'

/** How many errors are kept until the reporter is there. */
const most = 30

/**
 * Keeps errors until the page is quiet and the visitor has made a choice, because the receiver is a
 * third party; only then is the reporter loaded. Without its address nothing is watched.
 */
export function watchErrors(page: Document): void {
  const written = page.querySelector<HTMLMetaElement>('meta[name=error-reporting]')?.content
  if (!written) return
  const kept: unknown[] = []
  let report = (error: unknown) => {
    if (kept.length < most) kept.push(error)
  }
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const start = async () => {
    const { startBrowserReporter } = await import('./browser-reporter.ts')
    report = startBrowserReporter(JSON.parse(written) as ReportingSettings, kept)
  }
  const whenQuiet = () => whenIdle(() => void start())
  afterChoice(page, () => {
    if (page.readyState === 'complete') whenQuiet()
    else addEventListener('load', whenQuiet, { once: true })
  })
}
