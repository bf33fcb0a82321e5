import type { RecipeDetail } from '@allenio/contract/recipes'
import { foodName } from '@allenio/domain/aliments'
import { useQuery } from '@tanstack/react-query'
import { useMacroText } from '#areas/aliments'
import { BackButton, usePageTitle, useParam } from '#shell'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { CoverImage } from '#ui/cover-image'
import { ErrorState } from '#ui/error-state'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { Text } from '#ui/text'
import { storedRecipeQuery } from '../data.ts'
import { printMinutes } from '../figures/minutes.ts'
import { portionFigures } from '../figures/portion-figures.ts'
import { useListWords } from '../list/words.ts'
import { Ingredients } from './ingredients.tsx'
import css from './reading.module.css'
import { Steps } from './steps.tsx'
import { useReadingWords } from './words.ts'

/** A recipe for those who read it and do not write it, as clients do. */
export function Page() {
  const t = useReadingWords()
  const query = useQuery(storedRecipeQuery(useParam('id')))
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/recipes')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('failed')} skeleton={<SkeletonPage />} gone={goneState}>
      {recipe => <Reading recipe={recipe} />}
    </Loaded>
  )
}

function Reading({ recipe }: { recipe: RecipeDetail }) {
  const t = useReadingWords()
  const language = useLanguage()
  const aboutText = useAboutText()
  const figureText = useFigureText()
  usePageTitle(recipe.name)
  const description = foodName({ nameIt: recipe.descriptionIt, nameEn: recipe.descriptionEn }, language)
  const figures = figureText(recipe)
  return (
    <PageColumn>
      <PageHeader back={<BackButton />} title={recipe.name} sub={aboutText(recipe)} />
      {recipe.picture && (
        <div className={css.picture}>
          <CoverImage src={recipe.picture.url} decoding="async" />
        </div>
      )}
      <Sheet columns="minmax(0, 1fr) minmax(0, 1.6fr)">
        <Section title={t('ingredients')}>
          <Stack gap={12}>
            {figures && <Text figures>{figures}</Text>}
            <Ingredients components={recipe.components} />
          </Stack>
        </Section>
        <Section title={t('method')}>
          <Stack gap={16}>
            {description && (
              <Text tone={2} prose breaks className={css.prose}>
                {description}
              </Text>
            )}
            <Steps steps={recipe.steps} />
          </Stack>
        </Section>
      </Sheet>
    </PageColumn>
  )
}

/** How many it feeds and how long it takes: "2 porzioni · preparazione 10 min · cottura 1 h". */
function useAboutText() {
  const t = useReadingWords()
  const list = useListWords()
  return ({ portions, prepMinutes, cookMinutes }: RecipeDetail): string =>
    [
      list('portionCount', { count: portions }),
      ...(prepMinutes === null ? [] : [t('prep', { time: printMinutes(prepMinutes) })]),
      ...(cookMinutes === null ? [] : [t('cook', { time: printMinutes(cookMinutes) })]),
    ].join(' · ')
}

/** The figures of a portion; undefined where the reader gets none, or none is known. */
function useFigureText() {
  const t = useReadingWords()
  const macroText = useMacroText()
  return (recipe: RecipeDetail): string | undefined => {
    const { isAtLeast, ...figures } = portionFigures(recipe)
    if (Object.values(figures).every(value => value === null)) return undefined
    return t('perPortion', { figures: macroText(figures, code => isAtLeast[code]) })
  }
}
