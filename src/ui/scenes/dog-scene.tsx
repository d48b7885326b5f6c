import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A walk: the lead is long, and the flowerpot was somebody else's. */
export function DogScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M36 276V150l50-34 50 34v126zM270 276V170h90v106z" />
      <circle className="y" cx="330" cy="70" r="24" stroke="none" />
      <path className="f" d="M200 96c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <Standing x={104} wears="v" hair="curly" skin="d" right="up" look={5} mood="oh" />
      <path d="M152 184c34 34 52 12 78 20" strokeWidth="3" />
      <path
        className="w"
        d="M236 214c-4-10 6-18 20-16l44 2c12 0 18 8 16 20l-2 14h-70c-6 0-8-8-8-20z"
      />
      <path
        className="w"
        d="M242 230l-4 46h12l6-40zM298 230l10 46h-12l-12-42zM262 232l2 44h-11M282 232l2 44h12"
      />
      <path
        className="y"
        d="M246 196c-10 2-18-4-20-14-2-12 8-20 20-18 10-2 20 6 20 16 0 10-8 16-20 16z"
      />
      <path
        className="i"
        d="M232 166c-8-4-14 2-14 14 0 6 4 10 8 8 2-8 4-14 10-18zM260 166c6-4 12 2 12 12 0 6-4 8-8 6 0-6-2-12-8-16z"
      />
      <circle className="i" cx="228" cy="186" r="3.5" />
      <path strokeWidth="3.5" d="M240 178v.1M252 177v.1" />
      <path d="M232 192c4 3 8 3 12 0" />
      <path className="i" d="M262 200c8 4 14 2 20-2" fill="none" />
      <path d="M314 208c14-2 18-14 12-22" strokeWidth="4" />
      <path className="y" d="M330 276l-8-26 12-4 10 8 8-10 12 8-6 24z" />
      <path
        className="g"
        d="M344 240c-14-4-16-16-12-26 10 6 14 16 12 26zM348 242c0-14 6-20 16-22 0 12-6 20-16 22z"
      />
      <path d="M316 270l-12 6M322 266l-6-8" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
