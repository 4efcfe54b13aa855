# Words of Altiplano in the terminal (`meseta play altiplano`, `meseta replay`), English.
# Labels have at most 14 letters. Command words (help, board, why …) are typed as they stand here in every language.

terminal-altiplano-ring = Ring
terminal-altiplano-strip = Extensions
terminal-altiplano-orders = Orders
terminal-altiplano-houses = Houses
terminal-altiplano-boats = Boats
terminal-altiplano-planning = Planning
terminal-altiplano-spaces = Spaces
terminal-altiplano-tiles = Tiles
terminal-altiplano-bag = Bag
terminal-altiplano-container = Container
terminal-altiplano-warehouse = Warehouse
terminal-altiplano-cards = Cards
terminal-altiplano-missions = Missions
terminal-altiplano-order = Order
terminal-altiplano-total = Total
terminal-altiplano-house = house: { $good }
terminal-altiplano-boat = boat: { $good }
terminal-altiplano-carts = carts { $count }
terminal-altiplano-road = Road { $count }
terminal-altiplano-corn-store = corn store { $count }
terminal-altiplano-starts = starts
terminal-altiplano-passed = passed
terminal-altiplano-stack = { $count } in the stack
terminal-altiplano-last-round = last round: { $round }
terminal-altiplano-tiles-hidden = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
terminal-altiplano-welcome = Altiplano, { $players } players. Type help for help, quit to leave.
terminal-altiplano-no-info = There is nothing called “{ $text }” on the table. Ask about a location or an extension, such as farm or e14.
terminal-altiplano-help =
    What you can type:
      3                a number from the list
      forest wood      any move, written as in records
      plan wood road   plan tiles, in any order; done reveals the plan
      help             this help
      board            the table once more
      log              what has happened this round
      why              what is not possible now, and why
      why road build   why this move is not possible
      info farm        what a location does
      info e14         what an extension does
      hint             the best answers and what you gain from them
      auto             let a bot answer this question
      undo             take back your last decision
      save FILE        save the record of the game to a file
      quit             leave the game
