/* The rules of Kolejka once more, flat: a chapter a file, in the order of the rulebook. */
#include "position.h"

#include "moves.h"
#include "rng.h"
#include "square.h"
#include "winning.h"
#include "shopping.h"

#include "setting_up.h"
#include "drawing.h"
#include "queue_up.h"
#include "delivery.h"
#include "position_cards.h"
#include "goods_cards.h"
#include "jumping.h"
#include "opening.h"
#include "market.h"
#include "close_of_day.h"
#include "flow.h"

#include "playing.h"
#include "observing.h"
#include "batch.h"
