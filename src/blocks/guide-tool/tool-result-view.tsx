import type { Locale } from '#sites/locales.ts'
import type { ToolResult } from './define-tool.ts'
import { say, show, type ToolSentences } from './say.ts'

type ToolResultViewProps = { result: ToolResult; sentences: ToolSentences; locale: Locale }

export function ToolResultView({ result, sentences, locale }: ToolResultViewProps) {
  return (
    <div className="guide-tool__result" data-tone={result.tone} aria-live="polite">
      <p className="guide-tool__headline">{say(result.headline, sentences, locale)}</p>
      <dl>
        {result.rows.map(({ label, value, strong, share }) => {
          const words = say(label, sentences, locale)
          return (
            <div key={words} data-strong={strong || undefined}>
              <dt>{words}</dt>
              <dd>{show(value, sentences, locale)}</dd>
              {share !== undefined && (
                <dd className="guide-tool__bar" aria-hidden="true">
                  <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      {result.notes.map((note) => (
        <p key={note.key} className="guide-tool__note">
          {say(note, sentences, locale)}
        </p>
      ))}
    </div>
  )
}
