# Headings of the list of codes: "sedzia rules boru --codes".

codes-code = code
codes-cards = Cards
codes-tactics = Tactics cards
codes-dams = Dams
codes-requirements = Requirements of dams
codes-clans = Clans
codes-warriors = Warriors
codes-forts = Forts
codes-regions = Regions
codes-towns = Towns
codes-marriage-cards = Marriage cards
codes-actions = Actions
codes-claims = Claims and questions
