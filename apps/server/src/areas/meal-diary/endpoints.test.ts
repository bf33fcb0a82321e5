import { testEndpoints } from '#testing'

await testEndpoints('meal-diary')
