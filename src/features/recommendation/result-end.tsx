import { Link } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import type { AnswerItem } from './answer-items.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { KeepAdvice } from './keep-advice.tsx'
import type { KeepNotice } from './keep-notice.ts'
import { answersQuery, codeIn } from './read-answers.ts'
import { TalkToUs } from './talk-to-us.tsx'
import type { Tool } from './tool.ts'
import type { LiveResult } from './use-live-result.ts'

/** What the results of both tools know. */
interface AnyResult {
  readonly answers: readonly AnswerItem[]
  readonly version: string
  readonly asOfText: string
}

/** After a result: somebody to talk to, the record of it, and what it rests on. */
export function ResultFoot(props: {
  tool: Tool
  shown: LiveResult<AnyResult>
  /** What became of the advice record, said beside its form. */
  kept: KeepNotice | undefined
}) {
  const t = useWording('recommendation')
  const { tool, kept } = props
  const { raw, result } = props.shown
  return (
    <>
      <TalkToUs tool={tool} raw={raw} />
      <KeepAdvice tool={tool.id} kept={kept} query={answersQuery(tool, raw)} />
      <p className="reco-small">
        {t('result.basis', { version: result.version, date: result.asOfText })}{' '}
        <Link to={withRecommendation(tool.path, codeIn(raw))}>{t('result.startAgain')}</Link>
      </p>
    </>
  )
}

/** Beside a result: the answers, each to be changed. */
export function ResultAside({ tool, shown }: { tool: Tool; shown: LiveResult<AnyResult> }) {
  const { raw, result, live, change } = shown
  return (
    <aside className="reco-result__aside" id="answers">
      <AnswersPanel
        answers={result.answers}
        action={tool.path}
        recommended={codeIn(raw)}
        live={live}
        askHref={(id) => tool.path + answersQuery(tool, raw, id)}
        onAnswer={change}
      />
    </aside>
  )
}
