"""make-tiny-model.py FOLDER TEXT...: a Llama of 3 M random weights whose tokenizer has learnt the words of the texts.

Nothing is downloaded; what it says is noise. It is for measuring an engine, not a model.
"""

import os
import shutil
import sys

os.environ["TOKENIZERS_PARALLELISM"] = "false"

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

END, TURN = "<|end|>", "<|turn|>"
TEMPLATE = (
    "{% for message in messages %}" + TURN + "{{ message['role'] }}\n{{ message['content'] }}" + END + "{% endfor %}"
    "{% if add_generation_prompt %}" + TURN + "assistant\n{% endif %}"
)


def make_tokenizer(texts):
    learner = Tokenizer(models.BPE())
    learner.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    learner.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=2048,
        special_tokens=[END, TURN],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    learner.train(texts, trainer)
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=learner, eos_token=END, pad_token=END)
    tokenizer.chat_template = TEMPLATE
    return tokenizer


def make_model(tokenizer):
    torch.manual_seed(0)
    end = tokenizer.eos_token_id
    return LlamaForCausalLM(
        LlamaConfig(
            vocab_size=len(tokenizer),
            hidden_size=256,
            intermediate_size=640,
            num_hidden_layers=4,
            num_attention_heads=4,
            num_key_value_heads=2,
            max_position_embeddings=4096,
            tie_word_embeddings=False,
            bos_token_id=end,
            eos_token_id=end,
            pad_token_id=end,
        )
    )


folder, texts = sys.argv[1], sys.argv[2:]
unfinished = folder + ".unfinished"
shutil.rmtree(unfinished, ignore_errors=True)
tokenizer = make_tokenizer(texts)
make_model(tokenizer).save_pretrained(unfinished)
tokenizer.save_pretrained(unfinished)
os.replace(unfinished, folder)
