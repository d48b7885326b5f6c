-- Everything is indexed again when the product starts: texts with their figures, and names of two letters.
DELETE FROM "content_search";
