import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Locked to the lamp post, flowers still in the basket. */
export function BikeScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path
        className="f"
        d="M24 276v-96h40v-40h36v60h30v-84h44v70h28v90zM280 276v-70h34v-46h40v116z"
      />
      <path className="v" d="M276 276V82h9v194z" />
      <path className="v" d="M264 276c0-10 6-14 16-14s17 4 17 14z" />
      <path className="y" d="M262 82l5-30h27l5 30z" />
      <path className="i" d="M262 52h37l-6-12h-25z" />
      <circle className="l" cx="152" cy="234" r="42" fillOpacity=".5" />
      <circle className="l" cx="318" cy="234" r="42" fillOpacity=".5" />
      <circle cx="152" cy="234" r="36" />
      <circle cx="318" cy="234" r="36" />
      <path
        strokeWidth="1.250"
        d="M152 198v72M116 234h72M127 209l50 50M177 209l-50 50M318 198v72M282 234h72M293 209l50 50M343 209l-50 50"
      />
      <path
        stroke="var(--scene-violet)"
        strokeWidth="7"
        d="M152 234l38-72h86l-40 72zM186 168l50 66M270 150l48 84"
      />
      <path d="M181 158l-8-14M160 144h28" strokeWidth="6" />
      <path d="M272 160l-8-30h-18c-10 0-10 12-2 12" strokeWidth="5" />
      <circle className="w" cx="236" cy="234" r="10" />
      <path d="M236 234l10 20M240 254h12" strokeWidth="4" />
      <circle className="w" cx="152" cy="234" r="5" />
      <circle className="w" cx="318" cy="234" r="5" />
      <path
        className="g"
        d="M300 152c-8-4-10-14-6-20 6 4 8 12 6 20zM310 152c-2-10 2-18 8-20 4 8 0 16-8 20z"
      />
      <path d="M305 152v-24" />
      <circle className="y" cx="305" cy="124" r="6" />
      <circle className="w" cx="293" cy="130" r="5" />
      <circle className="w" cx="320" cy="130" r="5" />
      <path className="w" d="M280 150h56l-8 34h-40z" />
      <path d="M283 162h50M286 173h44M298 151l2 32M318 151l-2 32" />
      <path d="M262 214c-20 10-18 34 4 34s28-22 14-36" stroke="var(--scene-line)" strokeWidth="7" />
      <path d="M262 214c-20 10-18 34 4 34s28-22 14-36" stroke="var(--sun-accent)" strokeWidth="3" />
      <rect className="y" x="260" y="200" width="26" height="20" rx="5" />
      <circle className="i" cx="273" cy="209" r="2.500" />
      <path d="M273 209v5" />
      <path className="i" d="M72 222h14l2 50H75zM90 222h14l-1 50H90z" />
      <path className="w" d="M68 272h20v4H64zM90 272h13c5 0 6 2 6 4H90z" />
      <path className="g" d="M66 232c-4-40 0-64 22-64s26 24 22 64c-12 4-32 4-44 0z" />
      <path className="g" d="M102 182c12 4 24 2 36-8l6 8c-12 12-26 16-40 12z" />
      <circle className="k" cx="143" cy="176" r="5.500" />
      <path className="g" d="M74 184c-8 12-12 24-10 40l9-1c0-10 2-18 8-26z" />
      <circle className="k" cx="68" cy="228" r="5.500" />
      <Head x={88} y={148} hair="short" look={5} />
      <path className="y" d="M69 142c0-14 8-22 20-22s20 8 19 20c-12-4-26-4-39 2z" />
      <path d="M80 123l-3 14M96 122l2 15M71 144l6 20" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
