import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** First semester: a pile of books, a lanyard, and a letter from the university. */
export function StudentsScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M196 276V128h160v148z" />
      <path className="l" d="M184 128l92-58 92 58z" />
      <circle className="y" cx="276" cy="104" r="10" />
      <path
        className="w"
        d="M210 140h16v120h-16zM246 140h16v120h-16zM290 140h16v120h-16zM326 140h16v120h-16z"
      />
      <path className="v" d="M268 200h16v76h-16z" />
      <path className="l" d="M190 260h172v16H190z" />
      <path className="f" d="M36 96c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path className="v" d="M74 190c-16 0-24 10-24 26v30h32z" />
      <Standing x={106} wears="y" hair="long" skin="d" right="up" look={5} />
      <path d="M92 184c-4 16-4 34-2 46M120 184c4 12 5 22 4 30" strokeWidth="4" />
      <path className="w" d="M140 156l34-8 6 30-34 8z" />
      <path d="M148 164l18-4M150 172l14-3" />
      <path className="i" d="M88 148l18-10 22 8-20 10zM124 148v14" />
      <path className="g" d="M40 276v-12h44v12z" />
      <path className="w" d="M44 264v-12h36v12z" />
      <path className="v" d="M38 252v-12h44v12z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
