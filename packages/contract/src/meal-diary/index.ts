export * from './client-diary.ts'
export * from './diets.ts'
export * from './meal-diary.ts'
export * from './records.ts'
