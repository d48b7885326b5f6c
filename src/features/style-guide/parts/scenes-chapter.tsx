import { BikeScene } from '#ui/scenes/bike-scene.tsx'
import { BusinessScene } from '#ui/scenes/business-scene.tsx'
import { DentalScene } from '#ui/scenes/dental-scene.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ErrorScene } from '#ui/scenes/error-scene.tsx'
import { HealthScene } from '#ui/scenes/health-scene.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import { HouseholdScene } from '#ui/scenes/household-scene.tsx'
import { LegalScene } from '#ui/scenes/legal-scene.tsx'
import { LiabilityScene } from '#ui/scenes/liability-scene.tsx'
import { LifeScene } from '#ui/scenes/life-scene.tsx'
import { TravelScene } from '#ui/scenes/travel-scene.tsx'
import { BothThemes, Chapter } from '../specimen.tsx'

export function ScenesChapter() {
  return (
    <Chapter
      id="scenes"
      title="Scenes"
      lead="One hand for all of them: flat shapes, a thin line, two colours and one accent, and one small human detail."
    >
      <BothThemes>
        {() => (
          <div className="grid gap-4 mobile:grid-cols-2">
            {scenes.map(([name, Scene, title]) => (
              <figure key={name}>
                <Scene title={title} />
                <figcaption className="mt-2 text-caption text-ink-soft">{name}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </BothThemes>
    </Chapter>
  )
}

const scenes = [
  ['home', HomeScene, 'Someone with a suitcase holds out the key to a house'],
  ['household', HouseholdScene, 'Someone reads on a sofa beside a sleeping cat'],
  ['liability', LiabilityScene, 'A window with a plaster, a child with a ball, a kind neighbour'],
  ['health', HealthScene, 'A doctor listens to a patient with a plaster on the elbow'],
  ['legal', LegalScene, 'Scales balance a person and a pile of letters'],
  ['dental', DentalScene, 'Someone brushes a large tooth that wears a crown'],
  ['bike', BikeScene, 'A bike with flowers in its basket, locked to a lamp post'],
  ['life', LifeScene, 'Two adults and a child under one umbrella'],
  ['travel', TravelScene, 'Someone with a rucksack and a passport looks at mountains'],
  ['help', HelpScene, 'Someone with a headset and a cup of tea answers'],
  ['business', BusinessScene, 'Someone in an apron opens the door of a shop'],
  ['empty', EmptyScene, 'A cat sits in an empty box'],
  ['error', ErrorScene, 'A dog has pulled a plug'],
] as const
