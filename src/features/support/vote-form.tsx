import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import type { VoteOutcome } from './load-answer.ts'

const said = {
  yes: 'thanks',
  no: 'thanksNo',
  again: 'alreadyVoted',
  refused: 'voteRefused',
} as const

/** Did this help? Sent to the page's own address, which leads back here with a word of thanks. */
export function VoteForm({
  locale,
  action,
  voted,
}: {
  locale: Locale
  action: string
  voted: VoteOutcome | null
}) {
  const t = translator(locale, 'support')
  return (
    <section className="vote-form" id="vote" aria-labelledby="vote-title" data-print="hide">
      <h2 id="vote-title">{t('voteTitle')}</h2>
      {voted ? (
        <p role="status">{t(said[voted])}</p>
      ) : (
        <form method="post" action={action}>
          {(['yes', 'no'] as const).map((value) => (
            <Button
              key={value}
              type="submit"
              name="helpful"
              value={value}
              variant="secondary"
              size="small"
            >
              {t(value)}
            </Button>
          ))}
        </form>
      )}
    </section>
  )
}
