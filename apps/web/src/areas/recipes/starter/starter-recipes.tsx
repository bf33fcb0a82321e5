import { listStarterRecipes, takeStarterRecipes, type StarterRecipe } from '@allenio/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { BareList, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { useStarterWords } from './words.ts'

/** The recipes that the product brings. One press takes all, or those that are ticked. */
export function StarterRecipes({ onClose }: { onClose: () => void }) {
  const t = useStarterWords()
  const query = useQuery(read(listStarterRecipes, {}, { quiet: true }))
  const free = (query.data?.recipes ?? []).filter(({ recipeId }) => recipeId === null).map(({ key }) => key)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const wantedKeys = free.filter(key => !left.has(key))
  const { mutate, isPending } = useCall(takeStarterRecipes, { onSuccess: onClose })
  const tick = (key: string, isTicked: boolean) =>
    setLeft(before => new Set(isTicked ? [...before].filter(each => each !== key) : [...before, key]))
  const take = (
    <Button kind="primary" disabled={wantedKeys.length === 0} isBusy={isPending} onClick={() => mutate({ keys: wantedKeys })}>
      {t('take', { count: wantedKeys.length })}
    </Button>
  )
  return (
    <Modal opened title={t('title')} text={t('text')} foot={take} onClose={onClose}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
        {({ recipes }) => (
          <Stack gap={16}>
            {free.length > 0 && (
              <Checkbox
                label={t('all')}
                checked={wantedKeys.length === free.length}
                indeterminate={wantedKeys.length > 0 && wantedKeys.length < free.length}
                onChange={({ target }) => setLeft(new Set(target.checked ? [] : free))}
              />
            )}
            <BareList gap={12}>
              {recipes.map(recipe => (
                <li key={recipe.key}>
                  <Offered recipe={recipe} isTicked={wantedKeys.includes(recipe.key)} onTick={isTicked => tick(recipe.key, isTicked)} />
                </li>
              ))}
            </BareList>
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}

interface OfferedProps {
  recipe: StarterRecipe
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Offered({ recipe, isTicked, onTick }: OfferedProps) {
  const t = useStarterWords()
  const language = useLanguage()
  const { integer } = useFormats()
  const isTaken = recipe.recipeId !== null
  const facts = [
    recipe.kcal !== null && t('kcal', { kcal: integer(recipe.kcal) }),
    t('minutes', { minutes: recipe.minutes }),
    recipe.isVegetarian && t('vegetarian'),
  ].filter(Boolean)
  return (
    <Checkbox
      label={language === 'it' ? recipe.nameIt : recipe.nameEn}
      hint={isTaken ? t('taken') : facts.join(' · ')}
      checked={isTaken || isTicked}
      disabled={isTaken}
      onChange={({ target }) => onTick(target.checked)}
    />
  )
}
