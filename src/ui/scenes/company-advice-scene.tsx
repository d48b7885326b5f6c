import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A plan everybody checked, and a door on the first floor without a stair. */
export function CompanyAdviceScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M34 108h58v62H34zM330 40h44v74h-44z" />
      <path d="M200 44v-18M156 276l22-80M244 276l-22-80" strokeWidth="4" />
      <path className="w" d="M112 44h176v152H112z" />
      <path className="l" d="M112 44h176v14H112z" />
      <path d="M122 51h.1M132 51h.1M142 51h.1" strokeWidth="4" />
      <path className="l" d="M144 182v-62l52-38 52 38v62z" stroke="var(--scene-violet)" />
      <path d="M134 126l62-46 62 46" stroke="var(--scene-violet)" strokeWidth="4" />
      <path d="M144 150h104" stroke="var(--scene-violet)" />
      <path
        className="w"
        d="M158 160h22v16h-22zM212 160h22v16h-22zM158 124h20v18h-20z"
        stroke="var(--scene-violet)"
      />
      <path className="y" d="M208 150v-32h20v32z" />
      <circle className="i" cx="224" cy="136" r="2" />
      <circle cx="218" cy="134" r="27" stroke="var(--sun-accent)" strokeWidth="4" />
      <path d="M124 182h152M124 188v-12M276 188v-12" strokeWidth="1.500" />
      <path className="w" d="M106 196h188v8H106z" />
      <Standing
        x={72}
        wears="y"
        hair="curly"
        skin="d"
        left="hip"
        right="down"
        look={5}
        mood="calm"
      />
      <path className="l" d="M84 216l26-6 6 34-26 6z" />
      <path d="M93 224l12-3M95 232l12-3" />
      <Standing x={318} wears="v" hair="bun" left="up" right="hip" look={-4} mood="oh" />
      <path d="M270 184l-26-28" strokeWidth="4" />
      <circle className="k" cx="272" cy="185" r="5.500" />
      <path className="w" d="M348 246h22v30h-22zM352 246v-8h14v8" />
      <path
        className="g"
        d="M352 238c-6-12-2-20 4-24 5 8 4 16 0 24zM362 238c-1-10 4-16 10-18 2 8-2 16-10 18z"
      />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
