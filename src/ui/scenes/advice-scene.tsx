import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Two people over a letter at a kitchen table, with a pot of tea between them. */
export function AdviceScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M156 44h88v72h-88z" />
      <path d="M200 44v72M156 80h88" />
      <circle className="y" cx="222" cy="64" r="11" stroke="none" />
      <path d="M148 116h104" strokeWidth="3" />
      <path className="w" d="M320 40v28M300 92c0-16 8-24 20-24s20 8 20 24z" />
      <path className="y" d="M312 92c0 12 16 12 16 0z" />
      <path className="v" d="M76 232c-6-48 4-74 38-74s44 26 38 74z" />
      <g transform="translate(114 138) scale(1.3)">
        <Head x={0} y={0} skin="k" hair="long" look={4} />
      </g>
      <path className="v" d="M142 182c16 8 24 20 28 36l-12 6c-6-12-14-20-24-24z" />
      <circle className="k" cx="166" cy="224" r="6.500" />
      <path className="g" d="M248 232c-6-48 4-74 38-74s44 26 38 74z" />
      <path className="w" d="M274 160l12 14 12-14z" />
      <g transform="translate(286 138) scale(1.3)">
        <Head x={0} y={0} skin="d" hair="short" look={-4} />
      </g>
      <path className="g" d="M258 182c-18 8-28 18-34 32l12 8c6-10 14-18 26-22z" />
      <circle className="d" cx="229" cy="219" r="6.500" />
      <path className="w" d="M174 232l10-22h44l10 22z" />
      <path d="M194 217h24M191 224h22" />
      <path d="M229 219l-8 9" strokeWidth="4" stroke="var(--scene-violet)" />
      <path className="w" d="M48 232h304v10H48z" />
      <path d="M72 242l-8 34M328 242l8 34" />
      <path
        className="y"
        d="M84 232c-4-18 2-24 14-24s18 6 14 24zM112 214c10-4 14 6 2 12M98 208v-5"
      />
      <path d="M96 194c-4-5 4-9 0-14M104 196c-4-5 4-9 0-14" />
      <path className="l" d="M330 232v-12h18v12zM348 222c6 0 6 7 0 7" />
      <path className="i" d="M186 276c-2-14 2-20 10-20l2-6 5 5h6l5-5 2 6c8 4 8 12 6 20z" />
      <path d="M222 274c10 0 12-8 8-14" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
