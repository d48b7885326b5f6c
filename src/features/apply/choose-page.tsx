import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { JourneyScene, type JourneySceneName } from './journey-scene.tsx'

export interface Choice {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly aside?: string | undefined
}

/** A fork in the road: each way is a link, so it works as it stands. */
export function ChoosePage(props: {
  title: string
  intro: string
  scene: JourneySceneName
  choices: readonly Choice[]
}) {
  return (
    <div className="ui-page apply apply-outcome">
      <div className="apply__page">
        <h1 className="apply__title">{props.title}</h1>
        <p className="apply__intro">{props.intro}</p>
        <ul className="apply-choices">
          {props.choices.map(({ href, title, text, aside }) => (
            <li key={href}>
              <a href={href}>
                <span>
                  <strong>{title}</strong>
                  {text}
                </span>
                {aside && <span className="apply-choices__aside">{aside}</span>}
                <ArrowRightIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <JourneyScene name={props.scene} />
    </div>
  )
}
