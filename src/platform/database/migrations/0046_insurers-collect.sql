-- Insurers collect, so our creditor identifier leaves the settings. A document that no editor touched
-- follows the starting content by itself, which it would not any more if it were changed here.
UPDATE content_documents AS document SET
  attributes = attributes #- '{company,creditorId}',
  draft = draft #- '{company,creditorId}'
WHERE collection = 'settings' AND EXISTS (
  SELECT FROM content_versions AS version
  WHERE version.document_id = document.id AND version.action <> 'seed'
);
