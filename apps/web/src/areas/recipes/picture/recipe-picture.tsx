import type { Recipe } from '@allenio/contract/recipes'
import { macroEnergy, macros } from '@allenio/domain/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { Thumb } from '#ui/thumb'
import css from './recipe-picture.module.css'

/** The picture of a recipe; without one a plate, whose rim shows how its energy is shared among the macros. */
export const RecipePicture = ({ recipe: { picture, figures } }: { recipe: Pick<Recipe, 'picture' | 'figures'> }) => (
  <Thumb src={picture && (picture.thumbUrl ?? picture.url)} instead={<Plate figures={figures} />} />
)

const gap = 2

function Plate({ figures: { protein, carbs, lipids } }: Pick<Recipe, 'figures'>) {
  const energy = macroEnergy({ protein: protein ?? 0, carbs: carbs ?? 0, lipids: lipids ?? 0 })
  return (
    <svg viewBox="0 0 32 32" className={css.plate} fill="none">
      <circle cx="16" cy="16" r="11" className={css.rim} />
      <circle cx="16" cy="16" r="6" className={css.well} />
      {arcsOf(energy).map(({ macro, start, length }) => (
        <circle
          key={macro}
          cx="16"
          cy="16"
          r="11"
          pathLength={100}
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-start}
          transform="rotate(-90 16 16)"
          className={css[macro]}
        />
      ))}
    </svg>
  )
}

interface Arc {
  macro: Macro
  start: number
  length: number
}

/** In percent of the rim, one after the other; a share that is as small as the gap has no arc. */
function arcsOf({ total, ...energy }: ReturnType<typeof macroEnergy>): Arc[] {
  if (total === 0) return []
  const lengths = macros.map(macro => (energy[macro] / total) * 100)
  return macros.flatMap((macro, index) => {
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0)
    const length = (lengths[index] ?? 0) - gap
    return length > 0 ? [{ macro, start, length }] : []
  })
}
