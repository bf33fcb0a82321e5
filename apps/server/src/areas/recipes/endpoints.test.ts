import { testEndpoints } from '#testing'

await testEndpoints('recipes')
