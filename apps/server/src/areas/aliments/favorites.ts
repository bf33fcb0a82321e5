import { rowFavorites } from '#platform/row-changes'

export const setFavorite = rowFavorites({ table: 'food_favorites', column: 'food_id' })
