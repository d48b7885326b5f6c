import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** Day one: a suitcase, a card that says insured, a city one does not know yet. */
export function ExpatShortScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="88" cy="84" r="28" stroke="none" />
      <path className="f" d="M28 276v-70h40v-24h34v94zM300 276v-96h36v-20h32v116z" />
      <path className="w" d="M212 276V146h60v130z" />
      <path className="v" d="M206 146c0-34 22-48 36-48s36 14 36 48z" />
      <path className="w" d="M234 98V80h16v18z" />
      <path className="v" d="M230 80l12-18 12 18z" />
      <path d="M242 62V44M226 112c-4 10-6 22-6 34M242 98v48M258 112c4 10 6 22 6 34" />
      <path className="l" d="M220 206v-28c0-14 18-14 18 0v28zM246 206v-28c0-14 18-14 18 0v28z" />
      <path className="l" d="M268 276v-66h56v66z" />
      <path d="M280 224h10M302 224h10M280 244h10M302 244h10" />
      <path className="w" d="M126 58l58-18-20 26-4 20-12-14z" />
      <path d="M96 104c16-4 24-12 32-28" strokeDasharray="1 8" strokeWidth="3" />
      <Standing x={132} wears="g" hair="bun" skin="d" right="up" look={5} />
      <path className="w" d="M166 162l34-8 6 24-34 8z" />
      <path className="v" d="M172 166l10-2 2 8-10 2z" />
      <path d="M188 164l8-2M178 178l18-4" />
      <path d="M60 206v-28h30v28M54 178h42" strokeWidth="3" />
      <rect className="y" x="44" y="206" width="62" height="62" rx="9" />
      <path d="M58 206v62M92 206v62" />
      <circle className="i" cx="56" cy="272" r="4" />
      <circle className="i" cx="94" cy="272" r="4" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
