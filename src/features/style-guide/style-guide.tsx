import type { ReactNode } from 'react'
import { Mark } from '#ui/brand/mark.tsx'
import { chapters } from './chapters.ts'
import { BadgesChapter } from './parts/badges-chapter.tsx'
import { BrandChapter } from './parts/brand-chapter.tsx'
import { ButtonsChapter } from './parts/buttons-chapter.tsx'
import { CardsChapter } from './parts/cards-chapter.tsx'
import { ChoicesChapter } from './parts/choices-chapter.tsx'
import { ColoursChapter } from './parts/colours-chapter.tsx'
import { FeedbackChapter } from './parts/feedback-chapter.tsx'
import { FieldsChapter } from './parts/fields-chapter.tsx'
import { IconsChapter } from './parts/icons-chapter.tsx'
import { ModalChapter } from './parts/modal-chapter.tsx'
import { ScenesChapter } from './parts/scenes-chapter.tsx'
import { StructureChapter } from './parts/structure-chapter.tsx'
import { TypeChapter } from './parts/type-chapter.tsx'
import { Chapter } from './specimen.tsx'

interface StyleGuideProps {
  /** One island in each waking mode; the renderer knows how to make them. */
  islandDemo?: ReactNode
  /** The brand's name, from the settings. */
  brandName?: string
}

/** Every piece of the design system in every state, in both themes. It stands inside a page's main. */
export function StyleGuide({ islandDemo, brandName = 'Feather' }: StyleGuideProps) {
  return (
    <div className="ui-page pb-section">
      <div className="gap-12 desktop:grid desktop:grid-cols-[12rem_minmax(0,1fr)]">
        <ContentsNav />
        <div className="min-w-0">
          <Introduction />
          <ColoursChapter />
          <TypeChapter />
          <BrandChapter brandName={brandName} />
          <ButtonsChapter />
          <BadgesChapter />
          <CardsChapter />
          <FieldsChapter />
          <ChoicesChapter />
          <ModalChapter />
          <StructureChapter />
          <FeedbackChapter />
          <IconsChapter />
          <ScenesChapter />
          <Chapter
            id="islands"
            title="Islands"
            lead="Parts of a content page that come alive one by one: when touched, when seen, when the browser has time."
          >
            {islandDemo ?? <p className="text-ink-soft">This page was rendered without islands.</p>}
          </Chapter>
        </div>
      </div>
    </div>
  )
}

function ContentsNav() {
  return (
    <nav
      aria-label="Chapters"
      className="desktop:sticky desktop:top-6 desktop:self-start desktop:pt-8"
    >
      <ul className="flex gap-x-5 overflow-x-auto desktop:grid">
        {chapters.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-small text-ink-soft hover:text-primary desktop:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Introduction() {
  return (
    <div className="relative overflow-hidden rounded-hero bg-lilac-50 p-6 tablet:p-12">
      <Mark
        look="mono"
        className="absolute -right-8 -bottom-16 size-44 text-lilac-100 tablet:size-72"
      />
      <div className="relative">
        <h1>Calm, warm, exact.</h1>
        <p className="mt-5 max-w-112 text-lead text-ink-soft">
          Every screen answers three questions at once: what is this, is it for me, what does it
          cost. These are the pieces it is made of.
        </p>
      </div>
    </div>
  )
}
