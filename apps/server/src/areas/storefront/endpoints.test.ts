import { testEndpoints } from '#testing'

await testEndpoints('storefront')
