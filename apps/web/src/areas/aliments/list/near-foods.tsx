import { IconPlus } from '@tabler/icons-react'
import { foodLabel, useFoodSearch } from '#lib/food-library'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useListWords } from './words.ts'

const nearAtMost = 5

/** Where no food is called so: what shares some of the words, and the way to a food of that name. */
export function NearFoods({ search, mayCreate }: { search: string; mayCreate: boolean }) {
  const t = useListWords()
  const { foods } = useFoodSearch(search, { atMost: nearAtMost })
  // a barcode is no name
  const name = /\p{Letter}/u.test(search) ? search : undefined
  return (
    <Stack gap={12} align="center">
      {foods.length > 0 && (
        <>
          <Text tone={2}>{t('nearFoods')}</Text>
          <Row gap={8} wrap justify="center">
            {foods.map(food => (
              <ButtonLink key={food.id} size="small" href={hrefTo('/aliments/$id/edit', { id: food.id })}>
                {foodLabel(food)}
              </ButtonLink>
            ))}
          </Row>
        </>
      )}
      {foods.length === 0 && <Text tone={2}>{t('noneCalledText')}</Text>}
      {mayCreate && (
        <ButtonLink kind="primary" icon={IconPlus} href={hrefTo('/aliments/create', name === undefined ? {} : { search: { name } })}>
          {name === undefined ? t('create') : t('createNamed', { name })}
        </ButtonLink>
      )}
    </Stack>
  )
}
