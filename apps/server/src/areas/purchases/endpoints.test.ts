import { testEndpoints } from '#testing'

await testEndpoints('purchases')
