import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A square in Europe: arcades, a fountain, and somebody with a map. */
export function RegionScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="324" cy="72" r="24" stroke="none" />
      <path className="f" d="M24 276V120h44v156z" />
      <path className="w" d="M64 276V112h120v164z" />
      <path className="v" d="M56 112l68-34 68 34z" />
      <path className="l" d="M78 130h18v26H78zM115 130h18v26h-18zM152 130h18v26h-18z" />
      <path
        className="l"
        d="M76 276v-54c0-18 26-18 26 0v54zM112 276v-54c0-18 26-18 26 0v54zM148 276v-54c0-18 26-18 26 0v54z"
      />
      <path className="w" d="M196 276V88h44v188z" />
      <path className="v" d="M190 88l28-46 28 46z" />
      <circle className="w" cx="218" cy="112" r="13" />
      <path d="M218 104v8l6 4" />
      <path className="l" d="M206 150h24v30h-24z" />
      <Standing
        x={290}
        wears="g"
        hair="short"
        skin="d"
        left="up"
        right="up"
        look={-3}
        mood="smile"
      />
      <path className="w" d="M240 182l32 8 34-8 34 8v32l-34-8-34 8-32-8z" />
      <path d="M272 190v32M306 182v32" />
      <path d="M252 204c8-6 12 6 20 0" stroke="var(--scene-leaf)" strokeWidth="3" />
      <path className="y" d="M322 210c-8-8-6-18 2-18s10 10-2 18z" />
      <path className="l" d="M342 262h34v14h-34z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
