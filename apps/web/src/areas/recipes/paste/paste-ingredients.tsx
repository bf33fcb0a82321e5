import { parseRecipeText, recipeLimits, type Ingredient } from '@allenio/contract/recipes'
import { call } from '#lib/api'
import { PasteText } from './paste-text.tsx'
import type { RecipeHead } from './recipe-head.ts'
import { usePasteWords } from './words.ts'

interface PasteIngredientsProps {
  documentId: string
  taken: ReadonlySet<string> | null
  /** Without it, the limit of a recipe applies. */
  room?: { count: number; refusal: string }
  onAdd: (ingredients: Ingredient[], head: RecipeHead) => boolean | void
  onClose: () => void
}

/** A pasted text becomes the ingredients of a recipe or the foods of a meal. */
export function PasteIngredients({ taken, room, onAdd, ...props }: PasteIngredientsProps) {
  const t = usePasteWords()
  const count = Math.max(0, recipeLimits.ingredients - (taken?.size ?? 0))
  return (
    <PasteText
      {...props}
      taken={taken}
      textLimit={recipeLimits.text}
      room={room ?? { count, refusal: t('tooMany', { count: recipeLimits.ingredients }) }}
      read={text => call(parseRecipeText, { text })}
      onAdd={(added, { title, portions }) =>
        onAdd(
          added.map(({ ingredient }) => ingredient),
          { title, portions },
        )
      }
    />
  )
}
