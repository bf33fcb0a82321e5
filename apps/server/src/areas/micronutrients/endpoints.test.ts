import { testEndpoints } from '#testing'

await testEndpoints('micronutrients')
