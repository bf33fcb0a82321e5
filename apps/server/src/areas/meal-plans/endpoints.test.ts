import { testEndpoints } from '#testing'

await testEndpoints('meal-plans')
