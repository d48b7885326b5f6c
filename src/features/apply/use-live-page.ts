import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Wording } from '#insurance/lines/line-copy.ts'
import { loadRatedLine, loadWording, type RatedLine } from '#insurance/lines/load-line.ts'
import { isControl, isTicked } from '#ui/field/initial-state.ts'
import { putBack, type Typed } from '#ui/field/put-back.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { computeFlow } from './flow.ts'
import type { QuestionsData } from './page-data.ts'
import { partTypedStreets } from './part-typed-streets.ts'
import { type PriceView, priceView } from './price-view.ts'
import { keepUploads, mergeAnswers, readAnswers } from './read-answers.ts'
import { flatInputs, type ScreenModel, screenModel } from './screen-model.ts'
import { keepTyped, recallTyped } from './typed.ts'

/** The page as it stands while somebody types: which questions it asks, what is wrong, the price. */
interface LivePage {
  readonly model: ScreenModel
  readonly price: PriceView
  readonly form: RefObject<HTMLFormElement | null>
  /** Reads the form anew, and keeps what it reads for when the page is loaded again. */
  onChange(event: FormEvent<HTMLFormElement>): void
  /** Draws the question that typing brought about before Tab looks for the next one. */
  onKeyDown(event: KeyboardEvent): void
  /** Whether the page may be sent; shows what is wrong otherwise. */
  checkBeforeSend(): boolean
}

/**
 * Starts with what the server made. Once line, tariff and wording are here, the same functions run
 * on every change; the server stays the authority.
 */
export function useLivePage(data: QuestionsData): LivePage {
  const form = useRef<HTMLFormElement>(null)
  const engine = useEngine(data)
  useWarm(data, engine)
  const [answers, setAnswers] = useState(data.answers)
  const [checked, setChecked] = useState<readonly string[]>()

  const live = useMemo(() => {
    if (!engine || (answers === data.answers && !checked)) return undefined
    return compute(data, engine, answers, checked !== undefined)
  }, [engine, answers, checked, data])
  const model = live?.model ?? data.model

  const read = () => {
    const entries = form.current ? [...new FormData(form.current).entries()] : []
    const shown = model.inputs.filter(({ kind }) => kind !== 'upload').map(({ name }) => name)
    const groups = model.inputs.flatMap(({ id, parts }) => (parts ? [{ id, parts }] : []))
    return mergeAnswers(answers, keepUploads(readAnswers(entries, shown), answers, groups))
  }
  // What was read last, which the page may not follow yet.
  const latest = useRef(answers)
  const follow = () => {
    latest.current = read()
    setAnswers(latest.current)
  }
  // Questions that only these answers bring about are not drawn yet: theirs wait.
  const waiting = useRef<Typed>(undefined)
  useEffect(() => {
    waiting.current ??= recallTyped(data)
    const before = waiting.current
    if (!form.current || before.size === 0) return
    waiting.current = putBack(form.current, before)
    if (waiting.current.size < before.size) follow()
  })

  return {
    model: checked ? onlyChecked(model, checked) : model,
    price: live?.price ?? data.price,
    form,
    onChange({ target }) {
      // A key is on the page before what follows from it; the next question is there before the next tab.
      if (isChosen(target)) follow()
      else startTransition(follow)
      if (form.current) keepTyped(data, form.current, model)
    },
    onKeyDown({ key }) {
      if (key === 'Tab' && latest.current !== answers) follow()
    },
    checkBeforeSend() {
      if (!engine) return true
      if (form.current) partTypedStreets(form.current)
      const now = read()
      const { model: judged } = compute(data, engine, now, true)
      const wrong = flatInputs(judged.inputs).filter(({ errors }) => errors.length > 0)
      setAnswers(now)
      setChecked(wrong.map(({ name }) => name))
      return wrong.length === 0
    },
  }
}

type Engine = { readonly line: RatedLine; readonly wording: Wording }

function useEngine({ line, language }: QuestionsData): Engine | undefined {
  const [engine, setEngine] = useState<Engine>()
  useEffect(() => {
    let isHere = true
    Promise.all([loadRatedLine(line), loadWording(line, language)]).then(
      ([rated, wording]) => isHere && setEngine({ line: rated, wording }),
      // Without it the page works as without script.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [line, language])
  return engine
}

/** Whatever runs for the first time runs slowly: not while somebody waits for the first letter. */
function useWarm(data: QuestionsData, engine: Engine | undefined): void {
  useEffect(() => {
    if (engine) whenIdle(() => compute(data, engine, data.answers, false))
  }, [data, engine])
}

function isChosen(target: EventTarget): boolean {
  if (!(target instanceof Element && isControl(target))) return false
  return isTicked(target) || target instanceof HTMLSelectElement
}

function compute(
  data: QuestionsData,
  { line, wording }: Engine,
  answers: Readonly<Record<string, unknown>>,
  check: boolean,
) {
  const { language, asOf, tier, questions: screen } = data
  const flow = computeFlow(line, { answers, tier }, asOf)
  const { definition } = line
  return {
    model: screenModel({
      definition,
      wording,
      language,
      asOf,
      flow,
      screen,
      check,
      raw: answers,
    }),
    price: priceView({ line, wording, language, answers, tier, asOf }, flow),
  }
}

/** Nobody is told of a mistake in a field that they have not finished yet. */
function onlyChecked(model: ScreenModel, names: readonly string[]): ScreenModel {
  const keep = (inputs: ScreenModel['inputs']): ScreenModel['inputs'] =>
    inputs.map((input) => ({
      ...input,
      errors: names.includes(input.name) ? input.errors : [],
      parts: input.parts && keep(input.parts),
      entries: input.entries?.map(keep),
    }))
  return { ...model, inputs: keep(model.inputs) }
}
