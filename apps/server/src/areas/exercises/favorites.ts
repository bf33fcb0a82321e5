import { rowFavorites } from '#platform/row-changes'

export const setFavorite = rowFavorites({ table: 'exercise_favorites', column: 'exercise_id' })
