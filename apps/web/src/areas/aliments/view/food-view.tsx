import type { FoodDetail } from '@allenio/contract/aliments'
import { macros } from '@allenio/domain/aliments'
import { useFormats } from '#lib/formats'
import { CoverImage } from '#ui/cover-image'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { InfoTip } from '#ui/info-tip'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { PageSheet } from '#ui/sheet-page'
import { Text } from '#ui/text'
import { UsedIn } from '#ui/used-in'
import { AllergenList } from '../allergens/allergen-list.tsx'
import { useMacroNames, useNameWords } from '../names/words.ts'
import { useLimitText } from '../figures/limit-text.ts'
import { FactList } from './fact-list.tsx'
import { MeasureList } from './measure-list.tsx'
import { NutrientSection } from './nutrient-section.tsx'
import { OverlayForm } from './overlay-form.tsx'
import css from './view.module.css'
import { useViewWords } from './words.ts'

/** A food that is looked at: one of the library, or an own one that somebody may not edit. */
export function FoodView({ food }: { food: FoodDetail }) {
  const t = useViewWords()
  const { source, isHidden, picture, usedIn, may } = food
  const isOfLibrary = source === 'library'
  return (
    <PageSheet>
      {(isOfLibrary || picture) && (
        <Section {...(isOfLibrary && { title: t('fromLibrary'), text: t(isHidden ? 'hidden' : 'fromLibraryText') })}>
          {picture && (
            <div className={css.picture}>
              <CoverImage src={picture.url} />
            </div>
          )}
        </Section>
      )}
      <Section bare>
        <MacroFigures food={food} />
      </Section>
      <NutrientSection food={food} />
      <Section title={t('measures')} split>
        <MeasureList measures={food.measures} />
      </Section>
      <Section title={t('allergens')} split>
        <AllergenList food={food} />
      </Section>
      <FactList food={food} />
      {isOfLibrary && may.update && <OverlayForm food={food} />}
      <UsedIn title={t('usedIn')} uses={usedIn} hiddenTitle={t('usedInHidden')} />
      {isOfLibrary && (
        <Section title={t('source')} split>
          <SourceText table={food.table} />
        </Section>
      )}
    </PageSheet>
  )
}

function SourceText({ table }: Pick<FoodDetail, 'table'>) {
  const t = useViewWords()
  if (table === null) return null
  return (
    <Stack gap={4}>
      <Text tone={2}>{t(`source${table}`)}</Text>
      <Text size="small" tone={3}>
        {t(table === 'USDA' ? 'american' : 'ownChoice')}
      </Text>
    </Stack>
  )
}

function MacroFigures({ food }: { food: FoodDetail }) {
  const t = useViewWords()
  const tNames = useNameWords()
  const names = useMacroNames()
  const { decimal } = useFormats()
  const figure = (value: number | null, most: number) => (value === null ? '–' : decimal(value, { most }))
  const limits = useLimitText(food.belowLimit)
  return (
    <FigureRow>
      <FigureCell>
        <Figure label={names.macro('kcal')} value={figure(food.kcal, 0)} unit="kcal" note={t('per100g')} size="large" />
      </FigureCell>
      {macros.map(macro => (
        <FigureCell key={macro}>
          <Figure
            label={
              macro === 'carbs' && food.carbsIncludeFiber ? (
                <Row as="span" inline gap={4}>
                  {names.macro(macro)} <InfoTip text={tNames('includesFiber')} />
                </Row>
              ) : (
                names.macro(macro)
              )
            }
            value={limits(macro) ?? figure(food[macro], 1)}
            unit={limits(macro) === undefined ? 'g' : ''}
          />
        </FigureCell>
      ))}
    </FigureRow>
  )
}
