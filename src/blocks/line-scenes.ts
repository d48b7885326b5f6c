import type { ComponentType } from 'react'
import type { LineId } from '#insurance/lines/registry.ts'
import { BasisPensionScene } from '#ui/scenes/basis-pension-scene.tsx'
import { BikeScene } from '#ui/scenes/bike-scene.tsx'
import { CompanyAdviceScene } from '#ui/scenes/company-advice-scene.tsx'
import { CompanyHealthScene } from '#ui/scenes/company-health-scene.tsx'
import { CompanyLifeScene } from '#ui/scenes/company-life-scene.tsx'
import { CompanyPensionScene } from '#ui/scenes/company-pension-scene.tsx'
import { CompanyTravelScene } from '#ui/scenes/company-travel-scene.tsx'
import { CyberScene } from '#ui/scenes/cyber-scene.tsx'
import { DentalScene } from '#ui/scenes/dental-scene.tsx'
import { DisabilityScene } from '#ui/scenes/disability-scene.tsx'
import { DogScene } from '#ui/scenes/dog-scene.tsx'
import { ExpatLongScene } from '#ui/scenes/expat-long-scene.tsx'
import { ExpatShortScene } from '#ui/scenes/expat-short-scene.tsx'
import { FreelanceScene } from '#ui/scenes/freelance-scene.tsx'
import { GeneralLiabilityScene } from '#ui/scenes/general-liability-scene.tsx'
import { HouseholdScene } from '#ui/scenes/household-scene.tsx'
import { LegalScene } from '#ui/scenes/legal-scene.tsx'
import { LiabilityScene } from '#ui/scenes/liability-scene.tsx'
import { LifeScene } from '#ui/scenes/life-scene.tsx'
import { PensionScene } from '#ui/scenes/pension-scene.tsx'
import { PetScene } from '#ui/scenes/pet-scene.tsx'
import { PrivateHealthScene } from '#ui/scenes/private-health-scene.tsx'
import { PublicHealthScene } from '#ui/scenes/public-health-scene.tsx'
import type { SceneProps } from '#ui/scenes/scene-frame.tsx'
import { TravelScene } from '#ui/scenes/travel-scene.tsx'

/** The drawing of every line. Apart from the others, because the app needs these in the browser. */
export const LINE_SCENES: Readonly<Record<LineId, ComponentType<SceneProps>>> = {
  'public-health': PublicHealthScene,
  'private-health': PrivateHealthScene,
  'expat-short-term': ExpatShortScene,
  'expat-long-term': ExpatLongScene,
  household: HouseholdScene,
  'personal-liability': LiabilityScene,
  'dog-liability': DogScene,
  'professional-liability': FreelanceScene,
  legal: LegalScene,
  dental: DentalScene,
  bike: BikeScene,
  life: LifeScene,
  disability: DisabilityScene,
  'travel-health': TravelScene,
  'pet-health': PetScene,
  pension: PensionScene,
  'basis-pension': BasisPensionScene,
  'general-liability': GeneralLiabilityScene,
  cyber: CyberScene,
  'company-health': CompanyHealthScene,
  'company-pension': CompanyPensionScene,
  'company-travel': CompanyTravelScene,
  'company-life': CompanyLifeScene,
  'company-professional-liability': CompanyAdviceScene,
}
